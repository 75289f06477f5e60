import { aClimber, aFailure, aLeaderboard, aLeaderboardRow } from '@hotdrop/shared-domain/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, pagedBoard } from '../testing/open-page.ts';

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the summary', () => {
  it('shows the best ten players of Steam and Kakao as links, with the first three highlighted', async () => {
    await openPage('ranks', { answers: { getLeaderboard: pagedBoard({}, { perPage: 25 }) } });
    for (const platform of ['Steam', 'Kakao']) {
      const list = (await panel(platform)).getByRole('list', { name: `The best players on ${platform}` });
      const rows = within(list).getAllByRole('listitem');
      expect(rows).toHaveLength(10);
      expect(rows.filter((row) => row.classList.contains('podium'))).toHaveLength(3);
      expect(
        within(list)
          .getAllByRole('link')
          .map((link) => link.getAttribute('rel')),
      ).toEqual(rows.map(() => 'nofollow'));
    }
  });

  it('shows movement, favorites, the points needed, and the biggest climb', async () => {
    const movement = { day: 5, points: 40, season: 12, isNew: false };
    const ranks = [
      aLeaderboardRow({ movement }),
      aLeaderboardRow({ accountId: 'account.2', name: 'Down', movement: { ...movement, day: -1 } }),
      aLeaderboardRow({ accountId: 'account.3', name: 'Same', movement: { ...movement, day: 0 } }),
      aLeaderboardRow({
        accountId: 'account.4',
        name: 'Fresh',
        movement: { ...movement, day: null, isNew: true },
      }),
      aLeaderboardRow({ accountId: 'account.5', name: 'Past', movement: { ...movement, day: null } }),
    ];
    const cutoffs = [
      { place: 10, rankPoint: 3239, week: 46 },
      { place: 100, rankPoint: 2707, week: -38 },
      { place: 500, rankPoint: null, week: null },
    ];
    await openPage('ranks', {
      favorites: [{ accountId: 'account.2', shard: 'STEAM' }],
      answers: { getLeaderboard: aLeaderboard({ ranks, cutoffs, climber: aClimber() }) },
    });
    const steam = await panel('Steam');
    const row = (name: RegExp) => within(steam.getByRole('link', { name }));
    expect(row(/QuietMortar/).getByRole('img', { name: '5 places up' })).toBeInTheDocument();
    expect(row(/Down/).getByRole('img', { name: '1 place down' })).toBeInTheDocument();
    expect(row(/Down/).getByText('Favorite')).toBeInTheDocument();
    expect(row(/Same/).getByRole('img', { name: 'Same place' })).toBeInTheDocument();
    expect(row(/Fresh/).getByText('new')).toBeInTheDocument();
    expect(row(/Past/).queryByRole('img')).not.toBeInTheDocument();
    expect(steam.getByRole('link', { name: /Top 10 3,239/ })).toHaveTextContent('Top 10 3,239 +46 in a week');
    expect(steam.getByRole('link', { name: /Top 100/ })).toHaveTextContent('−38 in a week');
    // The board is shorter.
    expect(steam.queryByRole('link', { name: /Top 500/ })).not.toBeInTheDocument();
    expect(steam.getByRole('link', { name: /Biggest climb today/ })).toHaveTextContent(
      'SwiftLark #308 to #264, +49 points',
    );
  });

  it('counts the players of each region, and names the only board of Kakao once', async () => {
    const sizes = [
      { board: 'steam', places: 500 },
      { board: 'pc-as', places: 321 },
      { board: 'kakao', places: 491 },
    ];
    await openPage('ranks', { answers: { getLeaderboard: aLeaderboard({ sizes }) } });
    expect(await screen.findByRole('link', { name: 'Asia 321' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^All players/ })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'All players 491' })).toHaveAttribute(
      'href',
      '/pubg/ranks/kakao/squad',
    );
    expect(screen.getByRole('link', { name: 'All regions 500' })).toHaveAttribute(
      'href',
      '/pubg/ranks/steam/squad',
    );
  });

  it('keeps its boards if a reload fails', async () => {
    let isDown = false;
    const { router } = await openPage('ranks', {
      answers: { getLeaderboard: () => (isDown ? aFailure('network') : aLeaderboard()) },
    });
    await panel('Steam');
    isDown = true;
    await act(() => router.revalidate());
    for (const platform of ['Steam', 'Kakao']) {
      expect((await panel(platform)).getByRole('alert')).toHaveTextContent(
        'The leaderboard could not be loaded',
      );
      expect((await panel(platform)).getByRole('list', { name: /best players/ })).toBeVisible();
    }
    await act(() => router.navigate('/pubg/ranks?mode=duo'));
    expect(screen.queryByRole('list', { name: /best players/ })).not.toBeInTheDocument();
  });

  it('links to the ranked modes of the season', async () => {
    const { asked } = await openPage('ranks', { answers: { getLeaderboard: pagedBoard() } });
    const modes = within(await screen.findByRole('navigation', { name: 'Mode' }));
    expect(modes.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Squad TPP',
      'Duo TPP',
      'Squad FPP',
      'Duo FPP',
    ]);
    await userEvent.click(modes.getByRole('link', { name: 'Duo TPP' }));
    expect(await screen.findByRole('link', { name: 'Duo TPP', current: 'page' })).toBeInTheDocument();
    expect(asked().slice(2)).toEqual([
      { shard: 'steam', mode: 'duo' },
      { shard: 'kakao', mode: 'duo' },
    ]);
  });

  it('shows one board if the other fails to load', async () => {
    await openPage('ranks', {
      answers: { getLeaderboard: ({ shard }) => (shard === 'steam' ? aFailure('server') : aLeaderboard()) },
    });
    expect((await panel('Steam')).getByText('The leaderboard could not be loaded')).toBeInTheDocument();
    expect((await panel('Kakao')).getByRole('link', { name: /QuietMortar/ })).toBeInTheDocument();
  });

  it('says that no platform has a board of a mode, and links to one that exists', async () => {
    await openPage('ranks?mode=solo', { answers: { getLeaderboard: aFailure('not-found') } });
    const heading = await screen.findByRole('heading', {
      name: 'There is no Solo TPP leaderboard in this game',
    });
    const section = within(heading.closest('section') ?? heading);
    expect(section.getByRole('link', { name: 'Squad TPP' })).toHaveAttribute(
      'href',
      '/pubg/ranks?mode=squad',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    for (const link of screen.getAllByRole('link'))
      expect(link).not.toHaveAttribute('href', expect.stringMatching(/solo/));
  });
});
