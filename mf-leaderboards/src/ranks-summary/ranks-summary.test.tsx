import { aFailure, aLeaderboard, aListMeta, minutesAgo } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoard, openPage } from '../testing/open-page.ts';

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the summary', () => {
  it('shows the best ten of Steam and of Kakao, the first three highlighted', async () => {
    await openPage('ranks', { answers: { getLeaderboard: aBoard({}, { perPage: 25 }) } });
    for (const platform of ['Steam', 'Kakao']) {
      const [, ...rows] = (await panel(platform)).getAllByRole('row');
      expect(rows).toHaveLength(10);
      expect(rows.filter((row) => row.classList.contains('podium'))).toHaveLength(3);
      // Ten rows in their one order: nothing that promises another.
      expect((await panel(platform)).queryByRole('button')).not.toBeInTheDocument();
    }
  });

  it('leads to the full tables and to every board, in the chosen mode', async () => {
    await openPage('ranks?mode=duo-fpp', { answers: { getLeaderboard: aBoard() } });
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

  it('offers the modes that the season ranks, the chosen one in the address', async () => {
    const { asked } = await openPage('ranks', { answers: { getLeaderboard: aBoard() } });
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

  it('takes a mode that has no boards for the first one', async () => {
    const { asked } = await openPage('ranks?mode=war', { answers: { getLeaderboard: aBoard() } });
    await panel('Steam');
    expect(asked()).toContainEqual({ shard: 'steam', mode: 'squad' });
  });

  it('says when the older of its boards was read', async () => {
    const getLeaderboard = ({ shard }: { shard: string }) =>
      aLeaderboard({ updatedAt: minutesAgo(shard === 'steam' ? 5 : 120) });
    await openPage('ranks', { answers: { getLeaderboard } });
    expect(await screen.findByText(/Season 43, updated/)).toHaveTextContent(
      'Top 10 on each platform. Season 43, updated 2 hours ago.',
    );
  });

  it('says that a platform has nobody on its board yet', async () => {
    const empty = aLeaderboard({ ranks: [], meta: aListMeta({ totalCount: 0 }) });
    await openPage('ranks', {
      answers: { getLeaderboard: ({ shard }) => (shard === 'kakao' ? empty : aLeaderboard()) },
    });
    expect(
      (await panel('Kakao')).getByText('Not enough ranked players since the season just started'),
    ).toBeInTheDocument();
    expect((await panel('Steam')).getByRole('link', { name: 'QuietMortar' })).toBeInTheDocument();
  });

  it('shows one board when the other cannot be read', async () => {
    await openPage('ranks', {
      answers: { getLeaderboard: ({ shard }) => (shard === 'steam' ? aFailure('server') : aLeaderboard()) },
    });
    expect((await panel('Steam')).getByText('The leaderboard could not be loaded')).toBeInTheDocument();
    expect((await panel('Kakao')).getByRole('link', { name: 'QuietMortar' })).toBeInTheDocument();
  });
});
