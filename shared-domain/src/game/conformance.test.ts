import { locales } from '../locale/index.ts';
import { arena, gameProblems } from '../testing/index.ts';
import type { Game } from './index.ts';
import { loadPubg } from './pubg/load-pubg.ts';

const seasons = [
  ...['2017-pre1', '2017-pre6', '2018-01', '2018-09', 'xb-pre1', 'xbox-01', 'xbox-02', 'playstation-01'],
  ...['console-03', 'console-06', 'console-07', 'console-38', 'console-43'],
  ...['pc-2018-01', 'pc-2018-06', 'pc-2018-07', 'pc-2018-35', 'pc-2018-36', 'pc-2018-43', 'pc-2018-120'],
].map((id) => `division.bro.official.${id}`);

test.each(locales)('every area can show PUBG in %s', async (locale) => {
  expect(await gameProblems(await loadPubg(locale), { seasons })).toEqual([]);
});

test('every area can show a very different game', async () => {
  expect(await gameProblems(arena, { seasons: ['arena.s1', 'arena.s12'] })).toEqual([]);
});

test.each<[string, Partial<Game>]>([
  ['defaultPlatform is none', { defaultPlatform: 'stadia' }],
  ['two platforms have the same id', { platforms: [...arena.platforms, ...arena.platforms] }],
  ['has no tier wood', { tiers: arena.tiers.slice(1) }],
  [
    'are not in order',
    {
      describeSeason: (id) => {
        const season = arena.describeSeason(id);
        return { ...season, ladder: season.ladder.toReversed() };
      },
    },
  ],
])('says of a broken game: %s', async (sentence, change) => {
  expect((await gameProblems({ ...arena, ...change }, { seasons: ['arena.s1'] })).join('\n')).toContain(
    sentence,
  );
});
