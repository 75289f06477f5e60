import { aFailure, aLeaderboard, aListMeta, minutesAgo } from '@hotdrop/shared-domain/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, pagedBoard } from '../testing/open-page.ts';

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the summary', () => {
  it('shows the best ten players of Steam and Kakao, with the first three highlighted', async () => {
    await openPage('ranks', { answers: { getLeaderboard: pagedBoard({}, { perPage: 25 }) } });
    for (const platform of ['Steam', 'Kakao']) {
      const [, ...rows] = (await panel(platform)).getAllByRole('row');
      expect(rows).toHaveLength(10);
      expect(rows.filter((row) => row.classList.contains('podium'))).toHaveLength(3);
      // The summary is not sortable.
      expect((await panel(platform)).queryByRole('button')).not.toBeInTheDocument();
    }
  });

  it('links to the full tables and to every board in the current mode', async () => {
    await openPage('ranks?mode=duo-fpp', { answers: { getLeaderboard: pagedBoard() } });
    expect((await panel('Kakao')).getByRole('link', { name: 'Full leaderboard' })).toHaveAttribute(
      'href',
      '/pubg/ranks/kakao/duo-fpp',
    );
    for (const [name, shard] of [
      ['SE Asia', 'pc-sea'],
      ['All players', 'kakao'],
      ['Xbox', 'xbox'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/pubg/ranks/${shard}/duo-fpp`);
    }
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
      expect((await panel(platform)).getByRole('table')).toBeVisible();
    }
    await act(() => router.navigate('/pubg/ranks?mode=duo'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
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

  it('defaults to the first mode for a mode without boards', async () => {
    const { asked } = await openPage('ranks?mode=war', { answers: { getLeaderboard: pagedBoard() } });
    await panel('Steam');
    expect(asked()).toContainEqual({ shard: 'steam', mode: 'squad' });
  });

  it('shows the update time of the older board', async () => {
    const getLeaderboard = ({ shard }: { shard: string }) =>
      aLeaderboard({ updatedAt: minutesAgo(shard === 'steam' ? 5 : 120) });
    await openPage('ranks', { answers: { getLeaderboard } });
    expect(await screen.findByText(/Season 43, updated/)).toHaveTextContent(
      'Top 10 on each platform. Season 43, updated 2 hours ago.',
    );
  });

  it('has an empty state for a platform', async () => {
    const empty = aLeaderboard({ ranks: [], meta: aListMeta({ totalCount: 0 }) });
    await openPage('ranks', {
      answers: { getLeaderboard: ({ shard }) => (shard === 'kakao' ? empty : aLeaderboard()) },
    });
    expect(
      (await panel('Kakao')).getByText('Not enough ranked players since the season just started'),
    ).toBeInTheDocument();
    expect((await panel('Steam')).getByRole('link', { name: 'QuietMortar' })).toBeInTheDocument();
  });

  it('shows one board if the other fails to load', async () => {
    await openPage('ranks', {
      answers: { getLeaderboard: ({ shard }) => (shard === 'steam' ? aFailure('server') : aLeaderboard()) },
    });
    expect((await panel('Steam')).getByText('The leaderboard could not be loaded')).toBeInTheDocument();
    expect((await panel('Kakao')).getByRole('link', { name: 'QuietMortar' })).toBeInTheDocument();
  });
});
