import { aLeaderboard, aLeaderboardRow, aListMeta } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, pagedBoard } from '../testing/open-page.ts';

test('sorts the whole board with links, and says so', async () => {
  const { address, asked } = await openPage('ranks/steam/squad', {
    answers: { getLeaderboard: pagedBoard() },
  });
  const head = (name: string | RegExp) => screen.findByRole('columnheader', { name });
  const press = async (name: string) => userEvent.click(within(await head(name)).getByRole('link', { name }));
  expect(await head('Points')).toHaveAttribute('aria-sort', 'descending');
  for (const name of [
    'Place',
    /^Places since yesterday/,
    'Player',
    'Tier',
    'Region, mode',
    /^Places since the first/,
  ])
    expect(within(await head(name)).queryByRole('link')).not.toBeInTheDocument();

  await press('Wins');
  expect(await screen.findByText('Sorted by Wins, highest first')).toHaveAttribute('aria-live', 'polite');
  expect(address()).toBe('ranks/steam/squad?sort=wins');
  expect(asked().at(-1)).toEqual({ shard: 'steam', mode: 'squad', page: 1, sort: 'wins' });
  expect(await head('Wins')).toHaveAttribute('aria-sort', 'descending');
  expect(await head('Points')).not.toHaveAttribute('aria-sort');
  expect(screen.queryByRole('list', { name: 'Top three' })).not.toBeInTheDocument();
  expect((await screen.findAllByRole('rowheader'))[0]).toHaveTextContent('player1');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/pubg/ranks/steam/squad?page=2&sort=wins',
  );

  await press('Wins');
  expect(await screen.findByText('Sorted by Wins, lowest first')).toBeInTheDocument();
  expect(address()).toBe('ranks/steam/squad?sort=-wins');
  expect(await head('Wins')).toHaveAttribute('aria-sort', 'ascending');
  await press('Points');
  const podium = await screen.findByRole('list', { name: 'Top three' });
  expect(within(podium).getAllByRole('listitem')).toHaveLength(3);
  expect(address()).toBe('ranks/steam/squad');
});

test('offers the sorting as a list of links where the heads have no room', async () => {
  await openPage('ranks/steam/squad?sort=damage', { answers: { getLeaderboard: pagedBoard() } });
  expect(await screen.findByRole('button', { name: 'Sort by Avg damage' })).toBeInTheDocument();
  const options = screen
    .getAllByRole('link', { name: /^(Points|Avg damage|Wins|Win rate|Games)$/, hidden: true })
    .filter((link) => !link.closest('table'));
  expect(options.map((link) => link.getAttribute('href'))).toEqual([
    '/pubg/ranks/steam/squad',
    ...['damage', 'wins', 'winRate', 'games'].map((sort) => `/pubg/ranks/steam/squad?sort=${sort}`),
  ]);
});

test.each([
  ['points', '598 damage · 24.0% wins · 180 games'],
  ['wins', '598 damage · 43 wins · 180 games'],
  ['-wins', '598 damage · 43 wins · 180 games'],
])('shows in the second line of phones what the board is sorted by: %s', async (sort, line) => {
  const ranks = [aLeaderboardRow({ place: 26 })];
  await openPage(`ranks/steam/squad?page=2&sort=${sort}`, {
    answers: { getLeaderboard: aLeaderboard({ ranks, meta: aListMeta({ page: 2, totalCount: 60 }) }) },
  });
  const row = (await screen.findByRole('rowheader', { name: /QuietMortar/ })).closest('tr');
  expect(row).toHaveTextContent(line);
});
