import {
  aFailure,
  aLeaderboard,
  aLeaderboardRow,
  anActiveSeason,
  type FakeAnswers,
  fakeSite,
} from '@hotdrop/shared-domain/testing';
import { renderPart } from '@hotdrop/shared-ui/testing/render-part';
import { screen, within } from '@testing-library/react';
import { parts } from '../parts.tsx';

const rows = Array.from({ length: 8 }, (_, index) =>
  aLeaderboardRow({ accountId: `account.${index}`, name: `Player${index}` }),
);
const unreachable = aFailure('network', { reason: 'unreachable' });

async function show(id: string, answers: FakeAnswers = {}) {
  const site = fakeSite({
    answers: {
      listActiveSeasons: { seasons: { steam: anActiveSeason() } },
      getLeaderboard: aLeaderboard({ ranks: rows }),
      ...answers,
    },
  });
  await renderPart(parts, { site, id });
  return site;
}

describe('the boards on home', () => {
  it('show the top five of two platforms', async () => {
    await show('boards');
    for (const name of ['Steam', 'Kakao']) {
      const board = screen.getByRole('table', { name });
      expect(within(board).getAllByRole('row')).toHaveLength(1 + 5);
    }
  });

  it('keep crawlers from their players', async () => {
    await show('boards');
    for (const link of screen.getAllByRole('link', { name: 'Player0' }))
      expect(link).toHaveAttribute('rel', 'nofollow');
  });

  it('say which board could not be read, and show the other one', async () => {
    await show('boards', {
      getLeaderboard: ({ shard }) => (shard === 'kakao' ? unreachable : aLeaderboard({ ranks: rows })),
    });
    expect(screen.getByRole('table', { name: 'Steam' })).toBeVisible();
    expect(screen.getByText('The leaderboard could not be loaded')).toBeVisible();
  });

  it('offer to try again with links', async () => {
    await show('boards', { getLeaderboard: unreachable });
    const links = screen.getAllByRole('link', { name: 'Try again' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pubg', '/pubg']);
  });

  it('contain nothing that needs a script', async () => {
    await show('boards', { getLeaderboard: unreachable });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say why a board is empty', async () => {
    await show('boards', { getLeaderboard: aLeaderboard({ ranks: [] }) });
    expect(screen.getAllByText(/Not enough ranked players/)).toHaveLength(2);
  });
});

describe('the season on home', () => {
  it('names the season', async () => {
    await show('season');
    expect(screen.getByRole('heading', { name: 'Season 43' })).toBeVisible();
  });

  it('has a heading without the seasons, and reports the failure', async () => {
    const { reported } = await show('season', { listActiveSeasons: unreachable });
    expect(screen.getByRole('heading', { name: 'This season' })).toBeVisible();
    expect(reported).toMatchObject([{ call: 'listActiveSeasons', kind: 'network' }]);
  });
});
