import { rememberPlayer } from '@hotdrop/shared-domain/store';
import {
  aFailure,
  aMatch,
  aMatchDetail,
  aParticipant,
  aPlayer,
  aSession,
  type FakeAnswers,
  minutesAgo,
} from '@hotdrop/shared-domain/testing';
import type { MatchSummary } from '@hotdrop/shared-domain/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inputsOf, profileSite } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';
import { cacheHydratedList } from './cache/match-cache.ts';
import { unfiltered } from './list-position.ts';
import type { MatchList } from './match-list.ts';

const base = 'profile/steam/NightHeron/pc-2018-43/matches';
const match = (
  id: string,
  change: Partial<MatchSummary> = {},
  own: Parameters<typeof aParticipant>[0] = {},
) => aMatch({ id, participants: [aParticipant(own)], ...change });
const perPage = 2;

/** A list of five matches, two to a page. */
const five = ['a', 'b', 'c', 'd', 'e'].map((id, at) => match(id, { createdAt: minutesAgo(60 + 30 * at) }));
const listPage = (matches: readonly MatchSummary[], page: number) => ({
  totalCount: matches.length,
  perPage,
  matches: matches.slice((page - 1) * perPage, page * perPage),
});
const listed = (matches: readonly MatchSummary[]): FakeAnswers => ({
  listMatches: ({ page }) => listPage(matches, Number(page ?? 1)),
});
async function open(rest = '', answers: FakeAnswers = {}) {
  const site = profileSite({
    ...listed(five),
    getMatch: ({ matchId }) => ({ match: aMatchDetail({ id: matchId }) }),
    ...answers,
  });
  const rendered = await renderProfile(base + rest, site);
  await screen.findByText('NightHeron', { selector: 'h1' });
  return { ...rendered, site };
}
const cards = () => screen.getAllByRole('article');
/** The link of a card, which opens and closes it. */
function line(index: number): HTMLElement {
  const found = cards()[index]?.querySelector<HTMLElement>('a');
  if (!found) throw new Error(`The list has no card ${index}.`);
  return found;
}

test('keeps the matches on the page if more of them cannot be loaded', async () => {
  let isDown = false;
  await open('', {
    listMatches: ({ page }) => (isDown ? aFailure('network') : listPage(five, Number(page ?? 1))),
  });
  isDown = true;
  await userEvent.click(screen.getByRole('link', { name: 'Load 2 more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The matches could not be loaded');
  expect(cards()).toHaveLength(2);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('keeps the matches and their filter on the page if another filter cannot be loaded', async () => {
  let isDown = false;
  await open('', {
    listMatches: ({ page }) => (isDown ? aFailure('network') : listPage(five, Number(page ?? 1))),
  });
  isDown = true;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'duo');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The matches could not be loaded');
  expect(cards()).toHaveLength(2);
  expect(cards()[0]?.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.getByRole('combobox', { name: 'Mode' })).toHaveValue('');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('combobox', { name: 'Mode' })).toHaveValue('duo');
});

test('hides the seasons, because the list covers the last three months', async () => {
  await open();
  expect(screen.queryByRole('navigation', { name: 'Season' })).not.toBeInTheDocument();
  expect(screen.getByText('Matches of the last 3 months')).toBeVisible();
});

test('offers the modes and maps of the three months, in the order of the game', async () => {
  const counted = {
    ...listPage(five, 1),
    modes: ['tdm', 'squad'],
    maps: ['Italy_TDM_Main', 'Moon_Main', 'Baltic_Main'],
  };
  await open('', { listMatches: counted });
  const options = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(options('Mode')).toEqual(['All modes', 'Squad TPP', 'Team Deathmatch']);
  expect(options('Map')).toEqual(['All maps', 'Erangel', 'Italy', 'Moon']);
});

describe('a match card', () => {
  test('shows the result in one line', async () => {
    await open('', listed([match('a', { createdAt: minutesAgo(205) })]));
    expect(cards()[0]).toHaveTextContent(
      '#3 of 16Top 10ErangelSquad TPPRanked4 kills512 damage25:07 aliveM416 main weaponNo teammates09:00',
    );
  });

  test('lists the teammates with their kills, and the share of the damage of the team', async () => {
    const participants = [
      aParticipant({ damageDealt: 100 }),
      aParticipant({ playerId: 'account.mate', name: 'Mate', kills: 1, damageDealt: 300 }),
      aParticipant({ playerId: 'ai.7', name: 'Bot', kills: 0, damageDealt: 0 }),
    ];
    await open('', listed([aMatch({ id: 'a', participants })]));
    expect(cards()[0]).toHaveTextContent(/Mate 1 kill Bot 0 kills 25% of the team’s damage/);
    expect(within(line(0)).queryByRole('link')).not.toBeInTheDocument();
  });

  test('shows no share of a team without damage', async () => {
    const participants = [
      aParticipant({ damageDealt: 0 }),
      aParticipant({ playerId: 'account.mate', name: 'Mate', damageDealt: 0 }),
    ];
    await open('', listed([aMatch({ id: 'a', participants })]));
    expect(cards()[0]).toHaveTextContent('Mate');
    expect(cards()[0]).not.toHaveTextContent(/share|of the team|NaN/);
  });

  test('shows the Korean time at which the match ended for the player, beside the link', async () => {
    await open('', listed([match('a', { createdAt: '2026-11-21T08:00:00.000Z' }, { timeSurvived: 60 })]));
    const time = within(screen.getByRole('article')).getByRole('button', { name: /ago$/ });
    expect(time.closest('a')).toBeNull();
    expect(time).toHaveTextContent('08:01');
    expect(time).toHaveAccessibleDescription(/^2026-11-21 17:01:00 KST ?3.hours.ago$/);
    await userEvent.click(time);
    expect(screen.getByRole('tooltip')).toHaveTextContent('2026-11-21 17:01:00 KST');
    expect(screen.getByRole('link', { name: /Erangel/ })).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows unknown ids as they are, and no weapon for a match without one', async () => {
    const odd = match(
      'a',
      { mapName: 'Moon_Main', gameMode: 'hide-and-seek', matchType: 'festival' },
      { mainWeapon: null, teamRank: 99, teamTotal: 100, name: 'a__b' },
    );
    await open('', listed([odd]));
    expect(cards()[0]).toHaveTextContent('#99 of 100Moonhide-and-seek');
    expect(cards()[0]).toHaveTextContent('festival');
    expect(cards()[0]).not.toHaveTextContent('main weapon');
  });
});

describe('a training match', () => {
  const training = match(
    'a',
    { matchType: 'training', gameMode: 'training', mapName: 'Range_Main' },
    { teamRank: 1, teamTotal: 1, kills: 0, damageDealt: 0, mainWeapon: null, timeSurvived: 600 },
  );

  test('has no result and no figures of 0, and its session no places', async () => {
    await open('', listed([training]));
    expect(cards()[0]).toHaveTextContent(/^–Camp JackalTraining10:00 playedNo place in training/);
    expect(screen.queryByText('Win')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Places, oldest first' })).not.toBeInTheDocument();
    expect(screen.getByText(/A training round in/)).toHaveTextContent('A training round in 10 min.');
  });

  test('is counted apart in the recap of its session', async () => {
    await open('', listed([training, match('b', { createdAt: minutesAgo(210) })]));
    expect(screen.getByText(/And a training round/)).toHaveTextContent(
      '1 match in 40 min: #3 on Erangel with 4 kills and 512 damage. And a training round.',
    );
  });

  test('shows a name once if map and mode have the same', async () => {
    const site = profileSite(listed([training]), { locale: 'ko' });
    await renderProfile(base, site);
    expect(await screen.findAllByText('훈련장', { selector: 'article *' })).toHaveLength(1);
  });
});

describe('the list', () => {
  test('is grouped by day and session, each session with its time, a recap, and places', async () => {
    const at = (minutes: number) => ({ createdAt: minutesAgo(minutes) });
    await open('', {
      listMatches: {
        ...{ totalCount: 4, perPage: 20 },
        matches: [
          match('a', at(30), { teamRank: 1, kills: 6, damageDealt: 700, timeSurvived: 600 }),
          match('b', at(60), { teamRank: 12, damageDealt: 100, timeSurvived: 600 }),
          match('c', { ...at(400), matchType: 'official' }, { timeSurvived: 600 }),
          match('d', at(24 * 60), { timeSurvived: 600 }),
        ],
      },
    });
    const today = screen.getByRole('region', { name: 'Saturday, November 21' });
    expect(within(today).getByRole('heading', { level: 2 })).toHaveTextContent('Saturday, November 21 today');
    expect(today).toHaveTextContent('3 matches, 2 sessions');
    expect(today).toHaveTextContent(
      '11:00 to 11:40' +
        '2 matches in 40 min: 1 win, 1 top 10, 400 damage on average. Best: #1 on Erangel with 6 kills.',
    );
    expect(today).toHaveTextContent(
      '05:20 to 05:301 match in 10 min: #3 on Erangel with 4 kills and 512 damage.unranked',
    );
    const [places] = within(today).getAllByRole('list', { name: 'Places, oldest first' });
    expect(places).toHaveTextContent('#12#1');
    expect(screen.getByRole('region', { name: 'Friday, November 20' })).toHaveTextContent('yesterday');
    expect(screen.getByRole('list', { name: 'Key' })).toHaveTextContent('damage: the longest bar is 700');
  });

  test.each([
    [4, '4 points won'],
    [-1, '1 point lost'],
    [0, 'no points won or lost'],
  ])('says how many points a session won or lost (%i)', async (points, words) => {
    const createdAt = minutesAgo(90);
    await open('', {
      ...listed([match('a', { createdAt })]),
      listSessions: { sessions: [aSession({ start: createdAt, points })] },
    });
    expect(screen.getByText(words)).toBeVisible();
  });

  test('says nothing about points that are not known', async () => {
    const createdAt = minutesAgo(90);
    const list = listed([match('a', { createdAt })]);
    await open('', { ...list, listSessions: { sessions: [aSession({ start: createdAt, points: null })] } });
    expect(screen.queryByText(/points? (won|lost)/)).not.toBeInTheDocument();
  });

  test('is complete without the points if they fail to load', async () => {
    await open('', { ...listed([match('a')]), listSessions: aFailure('server') });
    expect(cards()).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says nothing about a session that another page may continue', async () => {
    await open('/2');
    const day = screen.getByRole('region', { name: 'Saturday, November 21' });
    expect(day).toHaveTextContent('Part of a session2 matches on this page');
    expect(day).not.toHaveTextContent(/on average|sessions?$/);
  });

  test('says nothing about sessions of which a filter hides matches', async () => {
    await open('?mode=squad');
    expect(screen.queryByText(/on average|matches? in \d/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Places, oldest first' })).not.toBeInTheDocument();
  });

  test('loads more pages and single pages by link', async () => {
    const { router } = await open();
    expect(cards()).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'Load 2 more' }));
    await waitFor(() => expect(cards()).toHaveLength(4));
    expect(router.state.location).toMatchObject({ pathname: `/pubg/${base}/2`, search: '?from=1' });
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('1 to 4 of 5 matches in the last 3 months')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Load 1 more' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByText('5 to 5 of 5 matches in the last 3 months')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Load/ })).not.toBeInTheDocument();
  });

  test('shows the first page after a change of mode or map', async () => {
    const { router, site } = await open('/2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'duo-fpp');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Mode' })).toHaveValue('duo-fpp'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Map' }), 'Desert_Main');
    await waitFor(() => expect(router.state.location.search).toBe('?mode=duo-fpp&map=Desert_Main'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Map' })).toHaveValue('Desert_Main'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'ranked');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?mode=duo-fpp&kind=ranked&map=Desert_Main'),
    );
    expect(inputsOf(site, 'listMatches').at(-1)).toMatchObject({
      page: 1,
      mode: 'duo-fpp',
      kind: 'ranked',
      map: 'Desert_Main',
    });
  });

  test('offers a map with two ids once, and always the map of the address', async () => {
    await open('?map=Moon_Main');
    const names = within(screen.getByRole('combobox', { name: 'Map' })).getAllByRole('option');
    expect(names.filter((option) => option.textContent === 'Erangel')).toHaveLength(1);
    expect(screen.getByRole('combobox', { name: 'Map' })).toHaveValue('Moon_Main');
  });

  test('offers the teammates by frequency under their newest names, without bots', async () => {
    const mate = (playerId: string, name: string) => aParticipant({ playerId, name });
    const team = (id: string, at: number, ...mates: readonly MatchSummary['participants'][number][]) =>
      aMatch({ id, createdAt: minutesAgo(at), participants: [aParticipant(), ...mates] });
    const { router, site } = await open('', {
      listMatches: {
        ...{ totalCount: 2, perPage: 20 },
        matches: [
          team('a', 60, mate('account.once', 'Once'), mate('account.often', 'NewName'), mate('ai.1', 'Bot')),
          team('b', 120, mate('account.often', 'OldName')),
        ],
      },
    });
    const select = screen.getByRole('combobox', { name: 'With' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Anyone', 'NewName', 'Once']);
    await userEvent.selectOptions(select, 'NewName');
    await waitFor(() => expect(router.state.location.search).toBe('?with=account.often'));
    expect(inputsOf(site, 'listMatches').at(-1)).toMatchObject({ with: 'account.often' });
  });

  test('shows no filter to a player without matches', async () => {
    await open('', listed([]));
    expect(screen.getByRole('heading', { name: 'No matches' })).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('links to all matches if none matches the filter', async () => {
    await open('?mode=solo', listed([]));
    expect(screen.getByRole('link', { name: 'Show all matches' })).toHaveAttribute('href', `/pubg/${base}`);
    expect(screen.getByRole('combobox', { name: 'Mode' })).toHaveValue('solo');
  });

  test('links to the overview if it fails to load', async () => {
    await open('', { listMatches: aFailure('network') });
    expect(screen.getByRole('alert')).toHaveTextContent('The matches could not be loaded');
    expect(screen.getByRole('link', { name: 'Go to the overview' })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron/pc-2018-43',
    );
  });
});

describe('opening a match', () => {
  test('opens on its page of the list, and closes again', async () => {
    const { router } = await open('/2');
    expect(line(0)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(line(0));
    await screen.findByRole('navigation', { name: 'Match' });
    expect(router.state.location).toMatchObject({ pathname: `/pubg/${base}/c`, search: '?page=2' });
    expect(line(0)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(line(0));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Match' })).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(`/pubg/${base}/2`);
  });

  test('keeps the loaded pages without another call when the visitor goes back', async () => {
    const { router, site } = await open('/2?from=1');
    const calls = inputsOf(site, 'listMatches').length;
    await userEvent.click(line(3));
    await screen.findByRole('navigation', { name: 'Match' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Match' })).not.toBeInTheDocument());
    expect(cards()).toHaveLength(4);
    expect(inputsOf(site, 'listMatches')).toHaveLength(calls);
  });

  test('opens a cached match at once while the list of a renewed player loads', async () => {
    const response = Promise.withResolvers<void>();
    let isSlow = false;
    const { router, site } = await open('', {
      listMatches: async ({ page }) => {
        if (isSlow) await response.promise;
        return listPage(five, Number(page ?? 1));
      },
    });
    const press = () => userEvent.click(line(0));
    const isShown = () => screen.queryByRole('navigation', { name: 'Match' }) !== null;
    await press();
    await waitFor(() => expect(isShown()).toBe(true));
    await press();
    await waitFor(() => expect(isShown()).toBe(false));

    isSlow = true;
    act(() => rememberPlayer(site.store, aPlayer({ syncedAt: minutesAgo(0) })));
    await press();
    expect(isShown()).toBe(true);
    expect(router.state.location.pathname).toBe(`/pubg/${base}`);
    expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute(
      'href',
      `/pubg/${base}/a?view=team#a-team`,
    );
    // A second click closes it.
    await press();
    await waitFor(() => expect(isShown()).toBe(false));
    await press();
    response.resolve();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/pubg/${base}/a`));
    expect(isShown()).toBe(true);
  });

  test('shows a match that the list does not contain above the list', async () => {
    await open('/long-ago', { getMatch: { match: aMatchDetail({ id: 'long-ago' }) } });
    expect(cards()).toHaveLength(3);
    expect(line(0)).toHaveAttribute('aria-expanded', 'true');
  });

  test('keeps the list if the match fails to load', async () => {
    await open('/a', { getMatch: aFailure('server') });
    expect(cards()).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveTextContent('The match could not be loaded');
  });

  test('says that the match is still being saved', async () => {
    await open('/new', { getMatch: aFailure('not-found') });
    expect(screen.getByRole('alert')).toHaveTextContent('The match is still being saved');
  });
});

test('does not reload the server-rendered list when a match is opened', async () => {
  const site = profileSite({ getMatch: ({ matchId }) => ({ match: aMatchDetail({ id: matchId }) }) });
  const position = { page: 2, from: 1, ...unfiltered, perspective: null, match: null };
  const rendered: MatchList = {
    accountId: aPlayer().accountId,
    perPage: 2,
    totalCount: 5,
    matches: five.slice(0, 4),
    points: {},
    opened: null,
    weapons: {},
    position,
  };
  rememberPlayer(site.store, aPlayer());
  cacheHydratedList(site, { shard: 'steam', accountId: rendered.accountId }, position, rendered);
  await renderProfile(`${base}/c?page=2&from=1`, site);
  await screen.findByRole('navigation', { name: 'Match' });
  expect(cards()).toHaveLength(4);
  expect(inputsOf(site, 'listMatches')).toEqual([]);
});
