import { aFailure, neverAnswered, someSharedMatches } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadedComparison, twoPlayers } from '../../testing/compare-screen.ts';
import { openPage } from '../../testing/open-page.ts';

describe('shared matches', () => {
  it('are listed with place and kills, and with who placed higher', async () => {
    const { asked } = await openPage({ path: twoPlayers, side: 'server' });
    await loadedComparison();
    expect(asked('getSharedMatches')).toEqual([{ shard: 'steam', accountId: 'Ada', with: 'Bea' }]);
    const together = screen.getByRole('region', { name: 'Together' });
    expect(together).toHaveTextContent('10 matchesTogether they win 20.0% and reach the top 10 in 80.0%.');
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
    ['few, without rates', { all: { games: 3, wins: 0, top10s: 2 } }, 'Won 0 of 3, 2 in the top 10.'],
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
        others: [
          { accountId: 'Bea', together: 2, against: 0, ahead: 0 },
          { accountId: 'Cyd', together: 7, against: 3, ahead: 1 },
        ],
      }),
    });
    await loadedComparison();
    expect(screen.getByRole('region', { name: 'Together' })).toHaveTextContent(
      'Never all in one team. Ada plays most with Cyd: 7.',
    );
    expect(
      screen.getByText(/Ada placed higher than the others in 1 of 3 comparisons\.$/),
    ).toBeInTheDocument();
    const [row] = within(screen.getByRole('region', { name: 'Together' })).getAllByRole('link');
    expect(row).toHaveTextContent(/2Ada1Bea$/);
  });

  it('have the time at which they ended for the player to whose list they lead', async () => {
    if (!match) throw new Error('There is a match.');
    const teams = [
      {
        rank: 6,
        players: [
          { accountId: 'Bea', kills: 1, timeSurvived: 60 },
          { accountId: 'Ada', kills: 2, timeSurvived: 1560 },
        ],
      },
    ];
    const createdAt = '2026-11-20T21:37:00.000Z';
    await openPage({
      path: twoPlayers,
      answers: sharedOf({ together: { games: 1, matches: [{ ...match, createdAt, teams }] } }),
    });
    await loadedComparison();
    const row = within(screen.getByRole('region', { name: 'Together' })).getByRole('link');
    expect(row.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T22:03:00.000Z');
  });

  it('on unknown maps and in unknown modes keep their names', async () => {
    if (!match) throw new Error('There is a match.');
    await openPage({
      path: twoPlayers,
      answers: sharedOf({
        together: { games: 1, matches: [{ ...match, mapName: 'Moon_Main', gameMode: 'gravity' }] },
      }),
    });
    await loadedComparison();
    expect(within(screen.getByRole('region', { name: 'Together' })).getByRole('link')).toHaveTextContent(
      /Moon.*gravity/,
    );
  });

  it.each([
    [16, true],
    [10, false],
  ])('among %s teams are marked as a top ten: %s', async (teamTotal, isMarked) => {
    if (!match) throw new Error('There is a match.');
    await openPage({
      path: twoPlayers,
      answers: sharedOf({ together: { games: 1, matches: [{ ...match, teamTotal }] } }),
    });
    await loadedComparison();
    const row = within(screen.getByRole('region', { name: 'Together' })).getByRole('link');
    expect(row.classList.contains('top10')).toBe(isMarked);
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
    expect(await screen.findByText('The shared matches could not be loaded.')).toBeInTheDocument();
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
