import { aFailure, aPlayer, aSeason, neverAnswered } from '@hotdrop/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rowOf } from '../testing/list-screen.ts';
import { aPlayerByName, aWorld, openPage, someFigures } from '../testing/open-page.ts';

const path = 'favorite/compare?player=steam.Ada&player=steam.Bea';
const heads = () => screen.getAllByRole('columnheader').slice(1);
const line = (name: string) => {
  const row = rowOf(screen.getByRole('rowheader', { name }));
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};
const shown = () => screen.findByRole('table');

describe('a comparison', () => {
  it('shows players side by side, with the best value of each row highlighted', async () => {
    await openPage({ path, answers: aWorld({ Bea: { kda: 4.2, avgRank: 5.1, currentRankPoint: 3164 } }) });
    await shown();
    expect(heads().map((head) => within(head).getAllByRole('link')[0]?.textContent)).toEqual(['Ada', 'Bea']);
    expect(line('KDA')).toEqual(['3.39', '4.20']);
    expect(line('Points')).toEqual(['Crystal 22,846', 'Crystal 23,164']);
    expect(screen.getByText('4.20')).toHaveClass('best');
    expect(screen.getByText('5.1')).toHaveClass('best');
    expect(screen.getByText('6.4')).not.toHaveClass('best');
  });

  it('needs no list, only its address', async () => {
    const { asked } = await openPage({ path: `${path}&season=42&mode=duo`, side: 'server' });
    await shown();
    expect(asked('getSeasonStats')).toEqual([
      { shard: 'steam', accountId: 'Ada', season: 'division.bro.official.pc-2018-42' },
      { shard: 'steam', accountId: 'Bea', season: 'division.bro.official.pc-2018-42' },
    ]);
    expect(screen.getByRole('columnheader', { name: 'Duo TPP' })).toBeInTheDocument();
    expect(document.title).toBe('Compare Ada, Bea · Hotdrop');
  });

  it('links to other seasons and modes of the same players', async () => {
    await openPage({ path });
    await shown();
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
    await shown();
    expect(asked('getSeasonStats')).toContainEqual({
      shard: 'xbox',
      accountId: 'Bob',
      season: 'division.bro.official.console-43',
    });
  });

  it('shows dashes for a player without games, and compares the others', async () => {
    await openPage({ path: `${path}&player=steam.Cyd`, answers: aWorld({ Bea: null, Cyd: { kda: 2 } }) });
    await shown();
    expect(line('KDA')).toEqual(['3.39', '–', '2.00']);
    expect(heads().map((head) => within(head).queryByText('No ranked games') !== null)).toEqual([
      false,
      true,
      false,
    ]);
    expect(screen.getByText('3.39')).toHaveClass('best');
  });

  it('gives the reason for a figure that the game does not publish', async () => {
    await openPage({ path, answers: aWorld({ Bea: { avgRank: null } }) });
    await shown();
    const bea = rowOf(screen.getByRole('rowheader', { name: 'Avg rank' }));
    await userEvent.click(within(bea).getByRole('button', { name: 'not known' }));
    expect(within(bea).getByRole('tooltip')).toHaveTextContent('The game does not publish this figure.');
  });

  it('omits slow players on a server', async () => {
    await openPage({
      path,
      side: 'server',
      answers: {
        ...aWorld(),
        listSeasons: ({ accountId }, options) =>
          accountId === 'Bea' ? neverAnswered(options) : { seasons: [aSeason()] },
        getSeasonStats: (input, options) =>
          input.accountId === 'Bea' ? neverAnswered(options) : someFigures(input),
      },
    });
    expect(
      await screen.findByText(/1 player could not be loaded/, {}, { timeout: 8_000 }),
    ).toBeInTheDocument();
    expect(line('KDA')).toEqual(['3.39']);
  }, 10_000);

  it('removes a player', async () => {
    const { router } = await openPage({ path });
    await shown();
    await userEvent.click(screen.getByRole('link', { name: 'Remove Ada' }));
    await waitFor(() => expect(heads()).toHaveLength(1));
    expect(router.state.location.search).toBe('?player=steam.Bea&season=43&mode=squad');
  });

  it('finds players by name, and links to favorites by account id', async () => {
    const { asked } = await openPage({
      path: 'favorite/compare?player=steam.NightHeron&mode=duo',
      answers: { getPlayer: { player: aPlayer() } },
    });
    await shown();
    const { accountId } = aPlayer();
    expect(asked('getSeasonStats')).toMatchObject([{ accountId }]);
    expect(screen.getByRole('link', { name: 'your favorites' })).toHaveAttribute(
      'href',
      `/pubg/favorite?player=steam.${accountId}&mode=duo`,
    );
  });

  it('shows each player once, and at most six', async () => {
    const many = ['Ada', 'Ada', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => `player=steam.${name}`).join('&');
    await openPage({ path: `favorite/compare?${many}` });
    await shown();
    expect(heads()).toHaveLength(6);
  });
});

describe('a comparison with failures', () => {
  it('omits a player who fails to load, with a note', async () => {
    await openPage({
      path,
      answers: {
        getPlayer: (input) => (input.player === 'Bea' ? aFailure('not-found') : aPlayerByName(input)),
      },
    });
    await shown();
    expect(heads()).toHaveLength(1);
    expect(screen.getByText(/1 player could not be loaded/)).toBeInTheDocument();
  });

  it('shows an error if all players fail, and can be retried', async () => {
    let isDown = true;
    await openPage({
      path,
      answers: {
        getSeasonStats: (input) => (isDown ? aFailure('network') : someFigures(input)),
      },
    });
    expect(await screen.findByText('None of these players could be loaded')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await shown()).toBeInTheDocument();
  });

  it.each([
    '',
    '?player=',
    '?player=nobody',
    '?player=.x',
    '?player=steam.',
    `?player=steam.${'x'.repeat(60)}`,
  ])('has an empty state for %s', async (query) => {
    await openPage({ path: `favorite/compare${query}` });
    expect(await screen.findByText('No players to compare')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose from your favorites' })).toHaveAttribute(
      'href',
      '/pubg/favorite',
    );
  });

  it('shows the players without stats if no season is known', async () => {
    await openPage({
      path,
      answers: { listActiveSeasons: aFailure('network'), listSeasons: aFailure('network') },
    });
    await shown();
    expect(line('KDA')).toEqual(['–', '–']);
    expect(screen.getAllByText('Stats not available')).toHaveLength(2);
  });
});

test.each([
  ['is copied', async () => {}, 'Link copied'],
  ['is not copied if the browser forbids it', () => Promise.reject(new Error('denied')), 'Copy link'],
] as const)('the address %s', async (_, write, words) => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  await openPage({ path });
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: words })).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(location.href);
});
