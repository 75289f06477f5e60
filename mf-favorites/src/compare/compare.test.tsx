import { aPlayer, aSeason, neverAnswered, someRankedStats } from '@hotdrop/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { figures, heads, line, loadedComparison, twoPlayers } from '../testing/compare-screen.ts';
import { rowOf } from '../testing/list-screen.ts';
import { aPlayerByName, aWorld, openPage, someFigures } from '../testing/open-page.ts';

const cards = () => within(screen.getByRole('region', { name: 'Players' })).getAllByRole('listitem');
const summary = () => screen.getByRole('region', { name: 'Summary' }).textContent;

describe('a comparison', () => {
  it('shows players side by side, with differences in words and the best figures highlighted', async () => {
    await openPage({
      path: twoPlayers,
      answers: aWorld({ Bea: { kda: 4.2, avgRank: 5.1, currentRankPoint: 3164, wins: 12, deaths: 0 } }),
    });
    await loadedComparison();
    expect(heads().map((head) => head.textContent)).toEqual(['Ada', 'Bea']);
    expect(line('KDA')).toEqual(['3.39', '4.2024% more']);
    expect(line('Points')).toEqual(['2,846', '3,164318 more']);
    expect(line('Avg rank')).toEqual(['6.4', '5.11.3 places better']);
    expect(line('Wins')).toEqual(['17', '125 fewer']);
    expect(line('Win rate')).toEqual(['9.1%', '6.5%2.6 pts less']);
    expect(line('Games')).toEqual(['186', '186the same']);
    expect(screen.getByText('4.20')).toHaveClass('best');
    expect(screen.getByText('5.1')).toHaveClass('best');
    expect(screen.getByText('6.4')).not.toHaveClass('best');
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

  it('shows the games of a player without a rank, and no points', async () => {
    await openPage({
      path: twoPlayers,
      answers: aWorld({
        Bea: {
          ...{ currentRankPoint: 0, currentTier: { tier: 'Unranked', subTier: '' }, roundsPlayed: 3 },
          rating: { ...someRankedStats().rating, population: null, rankPoint: null },
        },
      }),
    });
    await loadedComparison();
    expect(cards()[1]).toHaveTextContent('BeaUnranked3 ranked gamesCompare against');
    expect(line('Points')).toEqual(['2,846', '–Without a rank there are no points.']);
    expect(summary()).not.toMatch(/points/);
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
      /^Bea leads in 5 of 8 figures and hits hardest: 400 damage a game, from 24 games\./,
    );
    expect(summary()).toMatch(/Ada plays most and has the most wins, 17 in 186 games\.$/);
  });

  it('has no space after its last sentence', async () => {
    await openPage({ path: twoPlayers });
    await loadedComparison();
    expect(summary()).toBe('All compared figures are equal.');
  });

  it.each([
    ['en', /games\. Ada plays most/],
    ['ja', /。(?! )[^。]*。$/],
  ] as const)('separates sentences as in the language %s', async (locale, sentences) => {
    await openPage({
      path: twoPlayers,
      locale,
      answers: aWorld({ Bea: { kda: 5, wins: 7, roundsPlayed: 24, avgRank: 4.7 } }),
    });
    await screen.findAllByRole('table');
    expect(document.querySelector('.summary')?.textContent).toMatch(sentences);
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
    await openPage({
      path: 'favorite/compare?player=steam.account.a&player=steam.Bea&player=steam.Ada',
      answers: {
        getPlayer: ({ player, shard }) =>
          player === 'Bea'
            ? aPlayerByName({ player, shard })
            : { player: aPlayer({ accountId: 'account.a', name: 'Ada' }) },
      },
    });
    await loadedComparison();
    expect(heads().map((head) => head.textContent)).toEqual(['Ada', 'Bea']);
    const [ada, bea] = cards();
    if (!ada || !bea) throw new Error('There are two cards.');
    expect(within(bea).getByRole('link', { name: /^Compare against/ })).toHaveAttribute(
      'href',
      expect.stringContaining('?player=steam.Bea&player=steam.account.a&player=steam.Ada&'),
    );
    expect(within(ada).getByRole('link', { name: /^Remove/ })).toHaveAttribute(
      'href',
      expect.stringContaining('?player=steam.Bea&season'),
    );
  });

  it('needs no list, only its address', async () => {
    const { asked } = await openPage({ path: `${twoPlayers}&season=42&mode=duo`, side: 'server' });
    await loadedComparison();
    expect(asked('getSeasonStats')).toEqual([
      { shard: 'steam', accountId: 'Ada', season: 'division.bro.official.pc-2018-42' },
      { shard: 'steam', accountId: 'Bea', season: 'division.bro.official.pc-2018-42' },
    ]);
    expect(screen.getByRole('table', { name: 'Figures, Duo TPP' })).toBeInTheDocument();
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
    expect(screen.getByText('3.39')).toHaveClass('best');
  });

  it('gives the reason for a figure that the game does not publish', async () => {
    await openPage({ path: twoPlayers, answers: aWorld({ Bea: { avgRank: null } }) });
    await loadedComparison();
    const bea = rowOf(within(figures()).getByRole('rowheader', { name: 'Avg rank' }));
    await userEvent.click(within(bea).getByRole('button', { name: 'not known' }));
    expect(within(bea).getByRole('tooltip')).toHaveTextContent('The game does not publish this figure.');
  });

  it('omits slow players on a server', async () => {
    await openPage({
      path: twoPlayers,
      side: 'server',
      answers: {
        ...aWorld(),
        listSeasons: ({ accountId }, options) =>
          accountId === 'Bea' ? neverAnswered(options) : { seasons: [aSeason()] },
        getSeasonStats: (input, options) =>
          input.accountId === 'Bea' ? neverAnswered(options) : someFigures(input),
      },
    });
    expect(await screen.findByText(/1 player could not be loaded/)).toBeInTheDocument();
    expect(line('KDA')).toEqual(['3.39']);
  });

  it('removes a player', async () => {
    const { router } = await openPage({ path: twoPlayers });
    await loadedComparison();
    await userEvent.click(screen.getByRole('link', { name: 'Remove Ada' }));
    await waitFor(() => expect(heads()).toHaveLength(1));
    expect(router.state.location.search).toBe('?player=steam.Bea&season=43&mode=squad');
  });

  it('finds players by name, and links to favorites by account id', async () => {
    const { asked } = await openPage({
      path: 'favorite/compare?player=steam.NightHeron&mode=duo',
      answers: { getPlayer: { player: aPlayer() } },
    });
    await loadedComparison();
    const { accountId } = aPlayer();
    expect(asked('getSeasonStats')).toMatchObject([{ accountId }]);
    expect(screen.getByRole('link', { name: /^Add a player/ })).toHaveAttribute(
      'href',
      `/pubg/favorite?player=steam.${accountId}&mode=duo`,
    );
  });

  it('shows each player once, and at most six', async () => {
    const many = ['Ada', 'Ada', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => `player=steam.${name}`).join('&');
    await openPage({ path: `favorite/compare?${many}` });
    await loadedComparison();
    expect(heads()).toHaveLength(6);
  });
});
