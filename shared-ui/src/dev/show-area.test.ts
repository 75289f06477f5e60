import { listPages } from './show-area.tsx';

test('lists the pages of nested routes with an address for their parameters, without pictures', () => {
  const routes = [
    { path: 'clans/card.png', handle: { isPicture: true }, loader: () => null },
    {
      children: [
        { path: 'clans', handle: { chunk: 'overview' } },
        {
          path: 'clans/:platform/:tag',
          children: [
            { index: true as const, handle: { chunk: 'clan' } },
            { path: 'week/:week?', handle: { chunk: 'week' } },
          ],
        },
      ],
    },
  ];
  expect(listPages(routes, '/pubg', { platform: 'steam', week: '2026-W46' })).toEqual([
    { name: 'overview', pattern: '/pubg/clans', address: '/pubg/clans' },
    { name: 'clan', pattern: '/pubg/clans/:platform/:tag', address: '/pubg/clans/steam/tag' },
    {
      name: 'week',
      pattern: '/pubg/clans/:platform/:tag/week/:week?',
      address: '/pubg/clans/steam/tag/week/2026-W46',
    },
  ]);
});
