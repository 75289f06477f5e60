import {
  boardsOf,
  coreModes,
  modeId,
  offeredPlatforms,
  platformOf,
  rankedPlatforms,
  readMap,
  readMatchType,
  readMode,
  readPlatform,
  readShard,
  regionalBoards,
  regionFor,
  regionsOf,
} from '../index.ts';
import { geography } from './geography.ts';
import { pubg } from './index.ts';

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test('has six modes with stats, and one for all of them', () => {
  expect(ids(coreModes(pubg))).toEqual(['squad', 'duo', 'solo', 'squad-fpp', 'duo-fpp', 'solo-fpp']);
  expect(readMode(pubg, 'All')).toMatchObject({ id: 'all', kind: 'all', name: { en: 'All' } });
  expect(modeId(pubg, 'duo', 'fpp')).toBe('duo-fpp');
  expect(modeId(pubg, 'legion', 'tpp')).toBeNull();
});

test.each([
  ...['kakao-squad', 'conquest', 'esports', 'lab', 'normal', 'tdm', 'war', 'zombie', 'training', 'custom'],
  ...['event', 'intense battle royale', 'bomb', 'survivors-left-behind', 'erangel_old', 'fbr', 'ibr'],
  ...['conquest-duo-fpp', 'esports-squad', 'normal-solo', 'war-squad-fpp', 'zombie-duo', 'lab-tpp'],
])('names the display mode %s', (id) => {
  expect(readMode(pubg, id)).toMatchObject({ id, kind: 'display', isKnown: true });
});

test('names modes, maps, and match types, also unknown ones', () => {
  expect(readMode(pubg, 'squad-fpp').name.en).toBe('Squad FPP');
  expect(readMode(pubg, 'war-duo').name.en).toBe('War Duo TPP');
  expect(readMode(pubg, 'yukon-9')).toMatchObject({
    name: { ja: 'yukon-9' },
    kind: 'display',
    isKnown: false,
  });
  expect(readMode(pubg, '').name.en).toBe('–');
  expect(readMap(pubg, 'Baltic_Main').name).toMatchObject({ en: 'Erangel' });
  expect(readMap(pubg, 'Mars_Main')).toMatchObject({
    plate: 'neutral',
    name: { ko: 'Mars' },
    isKnown: false,
  });
  expect(readMatchType(pubg, 'competitive')).toMatchObject({ isRanked: true, hasKillLog: true });
  expect(readMatchType(pubg, 'training')).toMatchObject({ isRanked: false, hasKillLog: false });
  expect(readMatchType(pubg, 'moonlight')).toMatchObject({ name: { en: 'moonlight' }, isKnown: false });
});

test('offers five platforms, and ranks players on four', () => {
  expect(ids(offeredPlatforms(pubg))).toEqual(['steam', 'kakao', 'psn', 'stadia', 'xbox']);
  expect(ids(rankedPlatforms(pubg))).toEqual(['steam', 'kakao', 'psn', 'xbox']);
  expect(readPlatform(pubg, 'toaster')).toMatchObject({
    name: { en: 'toaster' },
    isOffered: false,
    isKnown: false,
  });
});

test.each([
  ['xbox', 'xbox-na'],
  ['steam', 'pc-krjp'],
  ['pc-eu', 'pc-eu'],
  ['stadia', null],
  ['moon', null],
])('counts as %s in a season by region: %s', (shard, region) => {
  expect(regionFor(pubg, shard)).toBe(region);
});

test('knows platforms, regions, and boards in both spellings', () => {
  expect(readShard(pubg, 'PC_KRJP')).toMatchObject({ id: 'pc-krjp', isRegion: true, isKnown: true });
  expect(readShard(pubg, 'STEAM')).toMatchObject({ id: 'steam', isRegion: false, isKnown: true });
  expect(readShard(pubg, 'PC_MOON')).toMatchObject({
    id: 'pc-moon',
    name: { ko: 'pc-moon' },
    isKnown: false,
  });
  expect(['PC_KRJP', 'xbox-sa', 'kakao'].map((shard) => platformOf(pubg, shard))).toEqual([
    'steam',
    'xbox',
    'kakao',
  ]);
  expect(ids(regionsOf(pubg, 'psn'))).toEqual(['psn-as', 'psn-eu', 'psn-na', 'psn-oc']);
  expect(ids(boardsOf(pubg, 'steam'))).toEqual([
    'steam',
    'pc-as',
    'pc-sea',
    'pc-eu',
    'pc-ru',
    'pc-na',
    'pc-sa',
  ]);
  expect(boardsOf(pubg, 'tournament')).toEqual([]);
  expect(regionalBoards(pubg, 'PC_EU')).toEqual(regionalBoards(pubg, 'steam'));
  expect(regionalBoards(pubg, 'kakao')).toEqual([]);
});

test('names weapons, vehicles, and causes of damage, also those newer than the lists', async () => {
  const { weapon, vehicle, damageCauser } = await pubg.loadDictionaries();
  expect(['Item_Weapon_HK416_C', 'WeapDuncansHK416_C', 'WeapFamasG2_C'].map(weapon)).toEqual([
    'M416',
    'M416',
    'FAMAS',
  ]);
  expect(vehicle('Dacia_A_01_v2_C')).toBe('Dacia 1300');
  expect(
    ['WeapAK47_C', 'BP_Mirado_A_02_C', 'BattleRoyaleModeController_Tiger_C', 'ProjMolotov_C'].map(
      damageCauser,
    ),
  ).toEqual(['AKM', 'Mirado', 'Bluezone', 'Molotov Cocktail']);
  const newer = [
    'BP_Classic_01_C',
    'WeapRailgun_C',
    'Item_Weapon_Railgun_C',
    'OldWeap_C_01',
    'constructor',
    ' ',
  ];
  const names = ['Classic 01', 'Railgun', 'Railgun', 'OldWeap C 01', 'constructor', '–'];
  for (const name of [weapon, vehicle, damageCauser]) expect(newer.map(name)).toEqual(names);
});

test('loads the towns of maps, far enough from each other that a landing belongs to one', async () => {
  expect(await pubg.loadGeography?.()).toBe(geography);
  expect(geography.map('BALTIC_MAIN')).toBe(geography.map('Erangel_Main'));
  expect(geography.map('Savage_Main')?.size).toBe(4080);
  expect(geography.map('Moon_Main')).toBeNull();
  for (const { id } of pubg.maps) {
    const { towns = [] } = geography.map(id) ?? {};
    for (const [index, town] of towns.entries()) {
      for (const { x, y, radius } of towns.slice(index + 1)) {
        expect(Math.hypot(town.x - x, town.y - y)).toBeGreaterThanOrEqual((town.radius + radius) * 0.7);
      }
    }
  }
});
