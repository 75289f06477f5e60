import {
  aFailure,
  aMatchRecord,
  aTeammate,
  type FakeAnswers,
  someMapsAndWeapons,
  someTeammates,
  testTime,
} from '@hotdrop/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inputsOf, profileSite } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';

const path = 'profile/steam/NightHeron/pc-2018-43/habits';

const open = async (answers: FakeAnswers = {}, query = '') => {
  const site = profileSite(answers);
  await renderProfile(path + query, site);
  return site;
};

const rowOf = async (name: string | RegExp) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') ?? document.body;
const wordsOf = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
/** Finds a panel that has loaded. */
const panel = (name: string) =>
  waitFor(() => {
    const found = screen.getByRole('region', { name });
    expect(within(found).queryByText('Please wait...')).toBeNull();
    return found;
  });
const minutes = (hoursAgo: number) => Math.floor(Date.parse(testTime) / 60_000) - hoursAgo * 60;

test('counts all matches once, and has no season', async () => {
  await open();
  await rowOf(/Erangel/);
  expect(screen.getAllByText(/last 3 months/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /All seasons/ })).toBeNull();
});

describe('maps and weapons', () => {
  test('of a few matches name each place in place of rates', async () => {
    const few = aMatchRecord({ games: 2, wins: 0, top10s: 2, places: [2, 9] });
    await open({
      getMapsAndWeapons: {
        all: few,
        maps: [{ mapName: 'Tiger_Main', ...few }],
        weapons: [],
        modes: ['squad'],
      },
    });
    expect(wordsOf(await rowOf(/Taego/))).toMatch(/2 of 2.*#2, #9/);
    const table = within(screen.getByRole('table', { name: 'Results by map' }));
    expect(table.getByRole('columnheader', { name: 'Places' })).toBeVisible();
    expect(table.queryByRole('columnheader', { name: 'Win rate' })).toBeNull();
    expect(screen.queryByRole('rowheader', { name: /Own average/ })).toBeNull();
  });

  test('filter by the choice in the address, and keep it when nothing matches', async () => {
    const site = await open({}, '?mode=duo&kind=ranked');
    await rowOf(/Erangel/);
    expect(inputsOf(site, 'getMapsAndWeapons')).toEqual([
      expect.objectContaining({ mode: 'duo', kind: 'ranked' }),
    ]);
    expect(screen.getByRole('combobox', { name: 'Mode' })).toHaveValue('duo');
  });

  test('load again when the visitor changes a filter', async () => {
    const site = await open({
      getMapsAndWeapons: ({ kind }) =>
        kind === 'normal' ? { all: null, maps: [], weapons: [], modes: ['squad'] } : someMapsAndWeapons(),
    });
    await rowOf(/Erangel/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'normal');
    expect(
      await screen.findByText('No match of this mode and kind in the last 3 months.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveValue('normal');
    expect(inputsOf(site, 'getMapsAndWeapons')).toHaveLength(2);
    expect(inputsOf(site, 'getSeasonStats')).toEqual([]);
  });
});

test('habits that fail load on request', async () => {
  let isBroken = true;
  await open({ listTeammates: () => (isBroken ? aFailure('server') : someTeammates()) });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Shark_9912/ })).toBeInTheDocument();
});

test('panels without data do not exist', async () => {
  await open({
    getMapsAndWeapons: { ...someMapsAndWeapons(), weapons: [] },
    listTeammates: { games: 0, wins: 0, teammates: [] },
  });
  await rowOf(/Erangel/);
  expect(screen.queryByRole('region', { name: /weapons|Plays with/ })).toBeNull();
});

describe('plays with', () => {
  test('shows the win rate with and without, and who helps most', async () => {
    await open();
    const company = await panel('Plays with');
    expect(await within(company).findByText(/games together, 7/)).toHaveTextContent(
      'Wins most with Shark_9912: 15.0% of 20 games together, 7.5% without.',
    );
    expect(wordsOf(await rowOf(/^Shark_9912/))).toMatch(/20 games.*15\.0%.*7\.5%/);
    expect(within(company).getByRole('link', { name: /^Shark_9912/ })).toHaveAttribute('rel', 'nofollow');
    expect(within(company).getByRole('link', { name: 'Compare NightHeron and Shark_9912' })).toHaveAttribute(
      'href',
      '/pubg/favorite/compare?player=steam.NightHeron&player=steam.Shark_9912',
    );
    expect(within(company).getByRole('button', { name: 'Favorite: Shark_9912' })).toBeInTheDocument();
  });

  test('shows counts of few games, and nothing about matches that do not exist', async () => {
    const mate = aTeammate({ games: 19, wins: 1 });
    await open({ listTeammates: { games: 19, wins: 1, teammates: [mate] } });
    const company = await panel('Plays with');
    expect(wordsOf(await rowOf(/^Shark_9912/))).toMatch(/1 of 19.*–/);
    expect(company).not.toHaveTextContent('%');
    expect(within(company).getByText(/Rates need 20 games/)).toBeInTheDocument();
  });
});

describe('when they play', () => {
  test.each([
    ['pc-as', /^A night player\. 100% of matches start between 01:00 and 05:00 \(UTC\+8\)/],
    [null, /^100% of matches start between .* \(UTC\)/],
  ])('says when most matches begin in the region of the player (%s)', async (region, words) => {
    await open({
      getPlayTimes: {
        starts: Array.from({ length: 24 }, (_, at) => minutes(16 + 24 * (at % 14))),
        region,
      },
    });
    const times = await panel('When they play');
    expect(await within(times).findByText(/of matches start between/)).toHaveTextContent(words);
  });
});
