import { aFailure, aSeason, neverAnswered, someSharedMatches } from '@hotdrop/shared-domain/testing';
import { mapComparedStats } from '@hotdrop/shared-domain/wire';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rowOf } from '../testing/list-screen.ts';
import { aPlayerByName, aWorld, openPage, someStats } from '../testing/open-page.ts';

const cards = () => within(screen.getByRole('region', { name: 'Players' })).getAllByRole('listitem');
const summary = () => screen.getByRole('region', { name: 'Summary' }).textContent;

describe('a comparison', () => {
  it('shows players side by side, with differences in words and the best stats highlighted', async () => {
    await openPage({
      path: twoPlayers,
      answers: aWorld({ Bea: { kda: 4.2, avgRank: 5.1, currentRankPoint: 3164, wins: 12, deaths: 0 } }),
    });
    await loadedComparison();
    expect(heads().map((head) => head.textContent)).toEqual(['Ada', 'Bea']);
    expect(line('KDA')).toEqual(['3.39', '4.2024% more']);
    expect(line('Points')).toEqual(['2,846', '3,164318 more']);
    expect(line('Avg rank')).toEqual(['6.4', '5.11.3 better']);
    expect(line('Wins')).toEqual(['17', '125 fewer']);
    expect(line('Win rate')).toEqual(['9.1%', '6.5%2.6 pts less']);
    expect(line('Games')).toEqual(['186', '186the same']);
    const cellOf = (stat: string) => screen.getByText(stat).closest('td');
    expect(cellOf('4.20')).toHaveClass('best');
    expect(cellOf('5.1')).toHaveClass('best');
    expect(cellOf('6.4')).not.toHaveClass('best');
    expect(screen.getByText('24% more')).toHaveClass('up');
    expect(screen.getByText('5 fewer')).toHaveClass('down');
  });

  it('shows the rank of each player, and moves a player first', async () => {
    await openPage({ path: `${twoPlayers}&season=43&mode=squad`, answers: aWorld({ Bea: {} }) });
    await loadedComparison();
    const [ada, bea] = cards();
    if (!ada || !bea) throw new Error('There are two cards.');
    expect(ada).toHaveTextContent('AdaCrystal 22,846 pointsNo. 39,812 of 1,284,112compared against');
    expect(within(bea).getByRole('link', { name: 'Compare against Bea' })).toHaveAttribute(
      'href',
      '/pubg/favorite/compare?player=steam.Bea&player=steam.Ada&season=43&mode=squad',
    );
    expect(within(bea).getByRole('link', { name: 'Remove Bea' })).toHaveAttribute(
      'href',
      '/pubg/favorite/compare?player=steam.Ada&season=43&mode=squad',
    );
  });

  it('says who leads, and from how few games', async () => {
    await openPage({
      path: twoPlayers,
      answers: aWorld({
        Bea: { kda: 5, wins: 7, roundsPlayed: 24, kills: 90, deaths: 17, damageDealt: 9600, avgRank: 4.7 },
      }),
    });
    await loadedComparison();
    expect(summary()).toMatch(
      /^Bea leads in 5 of 8 stats and hits hardest: 400 damage a game, from 24 games\./,
    );
    expect(summary()).toMatch(/Ada plays most and has the most wins, 17 in 186 games\.$/);
  });

  it('asks for another player if there is only one', async () => {
    const { asked } = await openPage({ path: 'favorite/compare?player=steam.Ada' });
    await loadedComparison();
    expect(summary()).toBe('Add a player to compare with Ada.');
    expect(line('KDA')).toEqual(['3.39']);
    expect(screen.queryByText('compared against')).toBeNull();
    expect(screen.queryByText('Shared matches')).toBeNull();
    expect(asked('getSharedMatches')).toEqual([]);
  });

  it('shows a player once whom the address names twice', async () => {
    await openPage({ path: `${twoPlayers}&player=pc-as.Ada` });
    await loadedComparison();
    expect(heads().map((head) => head.textContent)).toEqual(['Ada', 'Bea']);
  });

  it('needs no list, only its address', async () => {
    const { asked } = await openPage({ path: `${twoPlayers}&season=42&mode=duo`, side: 'server' });
    await loadedComparison();
    expect(asked('getSeasonStats')).toEqual([
      { shard: 'steam', accountId: 'Ada', season: 'division.bro.official.pc-2018-42' },
      { shard: 'steam', accountId: 'Bea', season: 'division.bro.official.pc-2018-42' },
    ]);
    expect(screen.getByRole('table', { name: 'Stats, Duo TPP' })).toBeInTheDocument();
    expect(document.title).toBe('Compare Ada, Bea · Hotdrop');
  });

  it('links to other seasons and modes of the same players', async () => {
    await openPage({ path: twoPlayers });
    await loadedComparison();
    const link = (name: string) => screen.getByRole('link', { name, hidden: true });
    const players = '/pubg/favorite/compare?player=steam.Ada&player=steam.Bea';
    expect(link('Season 42')).toHaveAttribute('href', `${players}&season=42&mode=squad`);
    expect(link('Duo FPP')).toHaveAttribute('href', `${players}&season=43&mode=duo-fpp`);
  });

  it('matches seasons of different platforms by number', async () => {
    const { asked } = await openPage({
      path: 'favorite/compare?player=steam.Ada&player=xbox.Bob',
      answers: {
        listSeasons: ({ shard }) => ({
          seasons: [
            aSeason({ id: `division.bro.official.${shard === 'xbox' ? 'console-43' : 'pc-2018-43'}` }),
          ],
        }),
      },
    });
    await loadedComparison();
    expect(asked('getSeasonStats')).toContainEqual({
      shard: 'xbox',
      accountId: 'Bob',
      season: 'division.bro.official.console-43',
    });
  });

  it('shows dashes with the reason for a player without games, and compares the others', async () => {
    await openPage({
      path: `${twoPlayers}&player=steam.Cyd`,
      answers: aWorld({ Bea: null, Cyd: { kda: 2 } }),
    });
    await loadedComparison();
    expect(line('KDA')).toEqual(['3.39', '–No ranked games', '2.0041% less']);
    expect(line('Points')[1]).toBe('–No ranked games');
    expect(
      cards()
        .slice(0, 3)
        .map((card) => within(card).queryByText('No ranked games') !== null),
    ).toEqual([false, true, false]);
    expect(screen.getByText('3.39').closest('td')).toHaveClass('best');
  });
});

test('omits a player who fails to load, with a note', async () => {
  await openPage({
    path: twoPlayers,
    answers: {
      getPlayer: (input) => (input.player === 'Bea' ? aFailure('not-found') : aPlayerByName(input)),
    },
  });
  await loadedComparison();
  expect(heads()).toHaveLength(1);
  expect(screen.getByText(/1 player could not be loaded/)).toBeInTheDocument();
});

test.each(['getPlayer', 'getSharedMatches'] as const)(
  'offers no retry on a site without %s',
  async (call) => {
    await openPage({ path: twoPlayers, answers: { [call]: aFailure('unsupported') } });
    expect(await screen.findByText('Not available on this site')).toBeInTheDocument();
  },
);

test('shows an error if all players fail, and can be retried', async () => {
  let isDown = true;
  await openPage({
    path: twoPlayers,
    answers: {
      getSeasonStats: (input) => (isDown ? aFailure('network') : someStats(input)),
    },
  });
  expect(await screen.findByText('None of these players could be loaded')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await loadedComparison()).toBeInTheDocument();
});

test.each([
  '',
  '?player=nobody',
  '?player=steam.',
  '?player=steam.account.a',
  `?player=steam.${'x'.repeat(60)}`,
])('has an empty state for %s', async (query) => {
  await openPage({ path: `favorite/compare${query}` });
  expect(await screen.findByText('No players to compare')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose from your favorites' })).toHaveAttribute(
    'href',
    '/pubg/favorite',
  );
});

test('shows the players without stats if no season is known', async () => {
  await openPage({
    path: twoPlayers,
    answers: { listActiveSeasons: aFailure('network'), listSeasons: aFailure('network') },
  });
  await loadedComparison();
  expect(line('KDA')).toEqual(['–Stats not available', '–Stats not available']);
  const cards = screen.getByRole('region', { name: 'Players' });
  expect(within(cards).getAllByText('Stats not available')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull();
});

describe('where players stand', () => {
  it('is a table with the shares of players left behind', async () => {
    await openPage({ path: twoPlayers });
    await loadedComparison();
    const table = screen.getByRole('table', { name: 'Share of ranked players left behind' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Stats', 'Ada', 'Bea']);
    expect(rowOf(within(table).getByRole('rowheader', { name: 'Points' }))).toHaveTextContent(
      'Points96.9%96.9%',
    );
    expect(screen.getByRole('img', { name: 'Radar of the stats in the table' })).toBeInTheDocument();
  });

  it('is unknown without standings, as in past seasons', async () => {
    const unknown = { population: null, ...mapComparedStats(() => null) };
    await openPage({
      path: twoPlayers,
      answers: aWorld({ Ada: { rating: unknown }, Bea: { rating: unknown } }),
    });
    await loadedComparison();
    expect(screen.queryByText('Where they stand')).toBeNull();
    expect(screen.queryByText(/^No\. /)).toBeNull();
  });
});

test('the comparison is shared with its address', async () => {
  await openPage({ path: twoPlayers });
  await userEvent.click(await screen.findByRole('link', { name: 'Share Comparison · Ada, Bea' }));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByRole('tabpanel', { name: 'Link' })).toHaveTextContent(
    '/pubg/favorite/compare?player=steam.Ada&player=steam.Bea',
  );
  await userEvent.click(within(sheet).getByRole('tab', { name: 'Data' }));
  expect(within(sheet).getByRole('tabpanel')).toHaveTextContent(
    'compare.json?players=steam/Ada,steam/Bea&mode=',
  );
});

/** The comparison of two players, as a visitor sees it. */

const twoPlayers = 'favorite/compare?player=steam.Ada&player=steam.Bea';

/** Waits for the table of stats. */
const loadedComparison = () => screen.findByRole('table', { name: /^Stats/ });

const stats = () => screen.getByRole('table', { name: /^Stats/ });
/** The names of the compared players. */
const heads = () => within(stats()).getAllByRole('columnheader').slice(1);

const cells = (name: string) =>
  within(rowOf(within(stats()).getByRole('rowheader', { name }))).getAllByRole('cell');
/** The stat of each player in the row with this name, with its difference. */
const line = (name: string) =>
  cells(name).map((cell, at) => cell.textContent?.replace(heads()[at]?.textContent ?? '', ''));

describe('shared matches', () => {
  it('are listed with place and kills, and with who placed higher', async () => {
    const { asked } = await openPage({ path: twoPlayers, side: 'server' });
    await loadedComparison();
    expect(asked('getSharedMatches')).toEqual([{ shard: 'steam', accountId: 'Ada', with: 'Bea' }]);
    const together = screen.getByRole('region', { name: 'Together' });
    expect(together).toHaveTextContent('20 matchesTogether they win 20.0% and reach the top 10 in 80.0%.');
    const [match] = within(together).getAllByRole('link');
    expect(match).toHaveTextContent(/#6 of 16Erangel.*Squad TPP2Ada1Bea/);
    expect(match).toHaveAttribute('href', '/pubg/profile/steam/Ada/pc-2018-43/matches/match-shared');
    const against = screen.getByRole('region', { name: 'Against each other' });
    expect(against).toHaveTextContent('1 matchSame match, different teams. Ada placed higher in 1 of 1.');
    expect(within(against).getByRole('link')).toHaveTextContent(/Duo TPPAda #3Bea #7$/);
  });

  const none = { games: 0, matches: [] };
  const [match] = someSharedMatches().together.matches;
  const sharedOf = (change: Parameters<typeof someSharedMatches>[0]) => ({
    getSharedMatches: someSharedMatches(change),
  });

  it.each([
    [
      'none',
      { all: { games: 0, wins: 0, top10s: 0 }, together: none, against: none },
      'Never in the same match in the last 3 months.',
    ],
    [
      'none against each other',
      { against: none },
      'Never in different teams of one match in the last 3 months.',
    ],
    ['none together', { together: none }, 'Never in one team in the last 3 months.'],
    ['few, without rates', { all: { games: 19, wins: 0, top10s: 2 } }, 'Won 0 of 19, 2 in the top 10.'],
  ] as const)('can be %s', async (_, change, words) => {
    await openPage({ path: twoPlayers, answers: sharedOf(change) });
    await loadedComparison();
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('of three players name those who are most often in one team', async () => {
    await openPage({
      path: `${twoPlayers}&player=steam.Cyd`,
      answers: sharedOf({
        all: { games: 0, wins: 0, top10s: 0 },
        together: { games: 1, matches: match ? [match] : [] },
        others: [
          { accountId: 'Bea', together: 2, against: 0, ahead: 0 },
          { accountId: 'Cyd', together: 7, against: 3, ahead: 1 },
        ],
      }),
    });
    await loadedComparison();
    expect(screen.getByRole('region', { name: 'Together' })).toHaveTextContent(
      '1 match with two or more of themNever all in one team. Ada plays most with Cyd: 7.',
    );
    expect(
      screen.getByText(/Ada placed higher than the others in 1 of 3 comparisons\.$/),
    ).toBeInTheDocument();
    const [row] = within(screen.getByRole('region', { name: 'Together' })).getAllByRole('link');
    expect(row).toHaveTextContent(/2Ada1Bea$/);
  });

  it('beyond the first five open, and say how many are not listed', async () => {
    if (!match) throw new Error('There is a match.');
    const matches = Array.from({ length: 20 }, (_, i) => ({ ...match, id: `match-${i}` }));
    await openPage({ path: twoPlayers, answers: sharedOf({ together: { games: 157, matches } }) });
    await loadedComparison();
    expect(screen.getByText('15 more matches')).toBeInTheDocument();
    const note = screen.getByText('20 of 157 matches are listed.');
    expect(note.closest('details')).toBeNull();
  });

  it('that fail to load can be requested again', async () => {
    let isDown = true;
    await openPage({
      path: twoPlayers,
      answers: { getSharedMatches: () => (isDown ? aFailure('network') : someSharedMatches()) },
    });
    expect(await screen.findByText('The shared matches could not be loaded')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Together' })).toBeInTheDocument();
  });

  it('for which the page did not wait arrive later', async () => {
    let calls = 0;
    await openPage({
      path: twoPlayers,
      answers: {
        getSharedMatches: (_, options) => (++calls === 1 ? neverAnswered(options) : someSharedMatches()),
      },
    });
    expect(await screen.findByRole('region', { name: 'Together' })).toBeInTheDocument();
    expect(calls).toBe(2);
  });
});
