import {
  boardsOf,
  offeredPlatforms,
  platformOf,
  rankedPlatforms,
  readPlatform,
  readShard,
  regionalBoards,
  regionFor,
  regionsOf,
  shardInAddress,
  shardInData,
} from '../index.ts';
import { pubg } from './index.ts';

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test('knows the seven platforms and offers five, Steam chosen', () => {
  expect(ids(pubg.platforms).toSorted()).toEqual([
    'console',
    'kakao',
    'psn',
    'stadia',
    'steam',
    'tournament',
    'xbox',
  ]);
  expect(ids(offeredPlatforms(pubg))).toEqual(['steam', 'kakao', 'psn', 'stadia', 'xbox']);
  expect(pubg.defaultPlatform).toBe('steam');
});

test.each([
  ...['pc-as', 'pc-eu', 'pc-jp', 'pc-krjp', 'pc-na', 'pc-oc', 'pc-ru', 'pc-sa', 'pc-sea', 'pc-kakao'],
  ...['xbox-as', 'xbox-eu', 'xbox-na', 'xbox-oc', 'xbox-sa', 'psn-as', 'psn-eu', 'psn-na', 'psn-oc'],
])('knows the region %s in both spellings', (id) => {
  expect(readShard(pubg, id)).toMatchObject({ id, isRegion: true, isKnown: true });
  expect(readShard(pubg, shardInData(id))).toMatchObject({ id, isRegion: true, isKnown: true });
});

test.each(['STEAM', 'KAKAO', 'XBOX', 'PSN'])('knows the whole platform %s of the data', (shard) => {
  expect(readShard(pubg, shard)).toMatchObject({ id: shard.toLowerCase(), isRegion: false, isKnown: true });
});

test('spells a shard with underscores in data and with dashes in addresses', () => {
  expect(shardInData('pc-krjp')).toBe('PC_KRJP');
  expect(shardInAddress('PC_KRJP')).toBe('pc-krjp');
});

test.each([
  ['xbox', 'xbox-na'],
  ['psn', 'psn-na'],
  ['steam', 'pc-krjp'],
  ['kakao', 'pc-kakao'],
  ['pc-eu', 'pc-eu'],
  ['stadia', null],
  ['moon', null],
])('counts as %s in a season by region: %s', (shard, region) => {
  expect(regionFor(pubg, shard)).toBe(region);
});

test('finds the platform of a region', () => {
  expect(platformOf(pubg, 'PC_KRJP')).toBe('steam');
  expect(platformOf(pubg, 'xbox-sa')).toBe('xbox');
  expect(platformOf(pubg, 'kakao')).toBe('kakao');
});

test('offers the regions of one platform', () => {
  expect(ids(regionsOf(pubg, 'psn'))).toEqual(['psn-as', 'psn-eu', 'psn-na', 'psn-oc']);
  expect(ids(regionsOf(pubg, 'steam'))).toContain('pc-krjp');
  expect(regionsOf(pubg, 'stadia')).toEqual([]);
});

test('has boards for a platform and the regions that the game still ranks', () => {
  expect(ids(boardsOf(pubg, 'steam'))).toEqual([
    'steam',
    'pc-as',
    'pc-sea',
    'pc-eu',
    'pc-ru',
    'pc-na',
    'pc-sa',
  ]);
  expect(ids(boardsOf(pubg, 'kakao'))).toEqual(['kakao', 'pc-kakao']);
  expect(boardsOf(pubg, 'tournament')).toEqual([]);
});

test('shows an unknown shard or platform as it is', () => {
  expect(readShard(pubg, 'PC_MOON')).toMatchObject({
    id: 'pc-moon',
    name: { ko: 'pc-moon' },
    isKnown: false,
  });
  expect(readPlatform(pubg, 'toaster')).toMatchObject({
    name: { en: 'toaster' },
    isOffered: false,
    isKnown: false,
  });
});

test('ranks players on four of the offered platforms', () => {
  expect(ids(rankedPlatforms(pubg))).toEqual(['steam', 'kakao', 'psn', 'xbox']);
});

test('finds separately ranked regions from the platform and from each other', () => {
  expect(ids(regionalBoards(pubg, 'steam'))).toContain('pc-eu');
  expect(regionalBoards(pubg, 'PC_EU')).toEqual(regionalBoards(pubg, 'steam'));
  expect(regionalBoards(pubg, 'kakao')).toEqual([]);
});
