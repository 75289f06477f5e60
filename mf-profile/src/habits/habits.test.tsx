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

const path = 'profile/steam/NightHeron';

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
    const site = await open({}, '?mapsMode=duo&mapsKind=ranked&mapsKind=x');
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
    expect(inputsOf(site, 'getSeasonStats')).toHaveLength(1);
  });
});

describe('a panel', () => {
  test('that fails says so in its place, and loads on request', async () => {
    let isBroken = true;
    await open({ listTeammates: () => (isBroken ? aFailure('server') : someTeammates()) });
    const failed = await panel('Plays with');
    expect(within(failed).getByText('This could not be loaded')).toBeInTheDocument();
    expect(await rowOf(/Erangel/)).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Shark_9912/ })).toBeInTheDocument();
  });
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
      expect.stringMatching(/\/favorite\/compare\?player=steam\.account\.\w+&player=steam\.account\.shark$/),
    );
    expect(within(company).getByRole('button', { name: 'Favorite: Shark_9912' })).toBeInTheDocument();
  });

  test('shows counts of few games, and nothing about matches that do not exist', async () => {
    const mate = aTeammate({ games: 4, wins: 1 });
    await open({ listTeammates: { games: 4, wins: 1, teammates: [mate] } });
    const company = await panel('Plays with');
    expect(wordsOf(await rowOf(/^Shark_9912/))).toMatch(/1 of 4.*–/);
    expect(company).not.toHaveTextContent('%');
    expect(within(company).getByText(/Rates need 5 games/)).toBeInTheDocument();
  });
});

describe('when they play', () => {
  test('says when most matches begin', async () => {
    await open({
      getPlayTimes: { starts: Array.from({ length: 24 }, (_, at) => minutes(16 + 24 * (at % 14))) },
    });
    const times = await panel('When they play');
    expect(await within(times).findByText(/of matches start between/)).toHaveTextContent('100% of matches');
  });
});
