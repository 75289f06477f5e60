import { aLeaderboard, aLeaderboardRow } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import { openPage, pagedBoard } from '../../testing/open-page.ts';

const topThree = async () =>
  within(await screen.findByRole('list', { name: 'Top three' })).getAllByRole('listitem');

test('begins with the top three, and continues in the table', async () => {
  await openPage('ranks/steam/squad', { answers: { getLeaderboard: pagedBoard() } });
  const links = (await topThree()).map((one) => within(one).getByRole('link').getAttribute('href'));
  expect(links).toEqual(['player1', 'player2', 'player3'].map((name) => `/pubg/profile/steam/${name}`));
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent(/^player4$/);
  expect(screen.getByRole('table', { name: 'Steam, Squad TPP: players 4 to 10 of 60' })).toBeInTheDocument();
});

test('shows the points of the top three over the last days', async () => {
  const days = [3850, 3900, 3916].map((rankPoint, day) => ({ day: `2026-11-2${day}`, rankPoint }));
  const movement = { day: 0, points: 16, season: 3, isNew: false };
  await openPage('ranks/steam/squad', {
    answers: {
      getLeaderboard: aLeaderboard({
        ranks: [aLeaderboardRow({ movement, rankPoint: 3916 })],
        topDays: [{ accountId: 'account.quietmortar', days }],
      }),
    },
  });
  const [first] = await topThree();
  if (!first) throw new Error('Nobody is first.');
  expect(
    within(first).getByRole('img', { name: 'Last 3 days: from 3,850 to 3,916 points' }),
  ).toBeInTheDocument();
  expect(first).toHaveTextContent(/3,916.*\+16 today/);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test.each([
  [{ day: 0, points: -16, season: 3, isNew: false }, '−16 today'],
  [{ day: 0, points: 0, season: 3, isNew: false }, 'same points'],
  [{ day: null, points: null, season: null, isNew: true }, 'new'],
])('shows how a player of the top three moved: %j', async (movement, words) => {
  const ranks = [aLeaderboardRow({ movement })];
  await openPage('ranks/steam/squad', { answers: { getLeaderboard: aLeaderboard({ ranks }) } });
  expect((await topThree())[0]).toHaveTextContent(words);
});
