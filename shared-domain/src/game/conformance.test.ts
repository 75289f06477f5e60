import { arena, gameProblems } from '../testing/index.ts';
import type { Game, Town } from './index.ts';
import { pubg } from './pubg/index.ts';

const seasons = [
  ...['2017-pre1', '2017-pre6', '2018-01', '2018-09', 'xb-pre1', 'xbox-01', 'xbox-02', 'playstation-01'],
  ...['console-03', 'console-06', 'console-07', 'console-38', 'console-43'],
  ...['pc-2018-01', 'pc-2018-06', 'pc-2018-07', 'pc-2018-35', 'pc-2018-36', 'pc-2018-43', 'pc-2018-120'],
].map((id) => `division.bro.official.${id}`);

test('PUBG can be shown by every area', async () => {
  expect(await gameProblems(pubg, { seasons })).toEqual([]);
});

test('a very different game can be shown by every area', async () => {
  expect(await gameProblems(arena, { seasons: ['arena.s1', 'arena.s12'] })).toEqual([]);
});

const broken = (change: Partial<Game>) => gameProblems({ ...arena, ...change }, { seasons: ['arena.s1'] });
const [first, second] = arena.platforms;
const [mode] = arena.modes;
const [shard] = arena.shards;
if (!first || !second || !mode || !shard)
  throw new Error('The arena needs two platforms, a mode and a shard');

const town: Town = { id: 'rim', name: 'Rim', x: 10, y: 20, radius: 5 };
const townsOfPit = (...towns: Town[]): Partial<Game> => ({
  loadGeography: async () => ({ map: (id) => (id === 'pit' ? { size: 100, towns } : null) }),
});

test.each<[string, Partial<Game>]>([
  ['basePath is one slash', { basePath: '/arena/' }],
  ['no name in some language', { name: { ...arena.name, ja: ' ' } }],
  ['no mode has season figures', { modes: [] }],
  ['defaultPlatform is none', { defaultPlatform: 'stadia' }],
  ['is not lower case with dashes', { shards: [...arena.shards, { ...shard, id: 'WEB_EU' }] }],
  ['which the game does not have', { shards: [...arena.shards, { ...shard, id: 'eu', platform: 'moon' }] }],
  ['has no shard of its own id', { shards: [shard] }],
  ['is no region of web', { platforms: [{ ...first, defaultRegion: 'web' }, second] }],
  ['has no size or short name', { modes: [{ ...mode, size: null }, ...arena.modes] }],
  ['two platforms have the same id', { platforms: [...arena.platforms, first] }],
  ['says that it is unknown', { platforms: [{ ...first, isKnown: false }, second] }],
  [
    'season "arena.s1" has no label',
    {
      seasons: {
        ...arena.seasons,
        read: (id) => ({ ...arena.seasons.read(id), label: { ...arena.name, ko: '' } }),
      },
    },
  ],
  [
    'changes when it is read twice',
    { seasons: { ...arena.seasons, read: (id) => ({ ...arena.seasons.read(id), shortId: `${id}x` }) } },
  ],
  [
    'is not known',
    { seasons: { ...arena.seasons, read: (id) => ({ ...arena.seasons.read(id), isKnown: false }) } },
  ],
  [
    'is another one after a way',
    { seasons: { ...arena.seasons, read: (id) => ({ ...arena.seasons.read(id), id: 'arena.s2' }) } },
  ],
  [
    'shows ranked play it lacks',
    { seasons: { ...arena.seasons, read: (id) => ({ ...arena.seasons.read(id), hasRanked: false }) } },
  ],
  ['which is no size of a mode', { modes: arena.modes.filter(({ id }) => id !== 'duel') }],
  [
    'tier "☃" has no label',
    {
      tiers: {
        ...arena.tiers,
        read: () => ({ ...arena.tiers.byPoints(1), label: { ...arena.name, en: '' } }),
      },
    },
  ],
  [
    'the tier wood of arena.s1 has no name',
    { tiers: { ...arena.tiers, byPoints: () => ({ ...arena.tiers.byPoints(1), mark: '' }) } },
  ],
  ['map pit has no plate', { maps: arena.maps.map((map) => ({ ...map, plate: '' })) }],
  [
    'there is a gap above wood',
    { tiers: { ...arena.tiers, bands: (season) => arena.tiers.bands(season).toSpliced(1, 1) } },
  ],
  [
    'ends before it begins',
    {
      tiers: {
        ...arena.tiers,
        bands: (season) => arena.tiers.bands(season).map((band) => ({ ...band, to: 0 })),
      },
    },
  ],
  [
    '0 points have no tier',
    {
      tiers: {
        ...arena.tiers,
        byPoints: () => ({ ...arena.tiers.byPoints(1), label: { ...arena.name, en: '' } }),
      },
    },
  ],
  [
    'miss nothing to the next tier',
    {
      tiers: {
        ...arena.tiers,
        next: () => ({ tier: arena.tiers.byPoints(1), missing: 0, progress: 0, tierProgress: 0 }),
      },
    },
  ],
  [
    'are outside of their own tier',
    {
      tiers: {
        ...arena.tiers,
        next: () => ({ tier: arena.tiers.byPoints(1), missing: 1, progress: 2, tierProgress: 0 }),
      },
    },
  ],
  [
    'no word for ""',
    { loadDictionaries: async () => ({ ...(await arena.loadDictionaries()), weapon: (id) => id }) },
  ],
  ['two towns of pit have the same id', townsOfPit(town, town)],
  ['is outside of the map', townsOfPit({ ...town, x: 101 })],
])('says of a broken game: %s', async (sentence, change) => {
  expect((await broken(change)).join('\n')).toContain(sentence);
});
