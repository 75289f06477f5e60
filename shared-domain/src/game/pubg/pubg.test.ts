import {
  boardsOf,
  coreModes,
  isCountedMatch,
  loadMapGeography,
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
  ...[
    'kakao-squad',
    'conquest',
    'esports',
    'lab',
    'normal',
    'tdm',
    'sdm-fpp',
    'war',
    'zombie',
    'training',
    'custom',
  ],
  ...['event', 'intense battle royale', 'bomb', 'survivors-left-behind', 'erangel_old', 'fbr', 'ibr'],
  ...['conquest-duo-fpp', 'esports-squad', 'normal-solo', 'war-squad-fpp', 'zombie-duo', 'lab-tpp'],
])('names the display mode %s', (id) => {
  expect(readMode(pubg, id)).toMatchObject({ id, kind: 'display', isKnown: true });
});

test('names modes, maps, and match types, also unknown ones', () => {
  expect(readMode(pubg, 'squad-fpp').name.en).toBe('Squad FPP');
  expect(readMode(pubg, 'war-duo').name.en).toBe('War Duo TPP');
  expect(readMode(pubg, 'yukon-9')).toMatchObject({
    name: { ja: 'その他のモード' },
    kind: 'display',
    isKnown: false,
  });
  expect(readMap(pubg, 'Baltic_Main').name).toMatchObject({ en: 'Erangel' });
  expect(readMap(pubg, 'Mars_Main')).toMatchObject({
    plate: 'neutral',
    name: { ko: 'Mars' },
    isKnown: false,
  });
  expect(readMatchType(pubg, 'competitive')).toMatchObject({ isRanked: true, hasKillLog: true });
  expect(readMatchType(pubg, 'training')).toMatchObject({ isRanked: false, hasKillLog: false });
  expect(readMatchType(pubg, 'moonlight')).toMatchObject({ name: { en: 'Other mode' }, isKnown: false });
});

test.each([
  ['competitive', 'squad', true],
  ['official', 'solo-fpp', true],
  ['airoyale', 'squad', false],
  ['official', 'tdm', false],
  ['arcade', 'tdm', false],
  ['arcade', 'sdm-fpp', false],
  ['custom', 'squad', false],
  ['event', 'squad', false],
  ['training', 'training', false],
  ['trainingroom', 'squad', false],
  ['tutorialatoz', 'solo', false],
  ['moonlight', 'squad', false],
  ['official', 'yukon-9', false],
])('a match of the type %s in the mode %s counts: %s', (matchType, gameMode, isCounted) => {
  expect(isCountedMatch(pubg, { matchType, gameMode })).toBe(isCounted);
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
    'BP_Moon_01_C',
    'WeapRailgun_C',
    'Item_Weapon_Railgun_C',
    'OldWeap_C_01',
    'constructor',
    ' ',
  ];
  const names = ['Moon 01', 'Railgun', 'Railgun', 'OldWeap C 01', 'constructor', '–'];
  for (const name of [weapon, vehicle, damageCauser]) expect(newer.map(name)).toEqual(names);
});

test.each([
  ['Item_Weapon_FAMASG2_C', 'FAMAS'],
  ['WeapFAMASG2_C', 'FAMAS'],
  ['Item_Weapon_RPD_C', 'RPD'],
  ['WeapPickaxe_C', 'Pickaxe'],
  ['PickaxeProjectile_C', 'Pickaxe Projectile'],
  ['WeapPickaxeProjectile_C', 'Pickaxe Projectile'],
  ['WeapZiplinegun_C', 'Zipline Gun'],
  ['BP_Blanc_Esports_C', 'Coupe SUV'],
  ['BP_PicoBus_C', 'Pico Bus'],
  ['BP_Vantage_St_C', 'Aston Martin Vantage'],
  ['BP_Urus_LGD_C', 'Lamborghini Urus'],
  ['BP_Countach_01_C', 'Lamborghini Countach'],
  ['BP_DBX_01_C', 'Aston Martin DBX'],
  ['BP_Chiron_St_C', 'Bugatti Chiron'],
  ['BP_Panamera_ULT_C', 'Porsche Panamera'],
  ['BP_Cayenne_01_C', 'Porsche Cayenne'],
  ['BP_Carrera_01_C', 'Porsche Carrera'],
  ['BP_PanigaleV4S_01_C', 'Ducati Panigale V4 S'],
  ['BP_RoadGlideST_01_C', 'Harley-Davidson Road Glide ST'],
  ['BP_Classic_01_C', 'Classic Car'],
  ['BP_Mirado_A_01_C', 'Mirado'],
  ['BP_VK_Train_A_B_C', 'Train'],
  ['BP_VikendiGasPump_C', 'Gas Pump'],
  ['BP_VK_GasPump_C', 'Gas Pump'],
  ['RedZoneBombingField_Savage_C', 'Redzone'],
  ['BP_StructDrop_C', 'Falling Object'],
  ['BP_CarePackageDrop_01_C', 'Care Package'],
  ['IBRTransportAircraft_C', 'C-130'],
])('names the cause of damage %s', async (id, name) => {
  const { damageCauser } = await pubg.loadDictionaries();
  expect(damageCauser(id)).toBe(name);
});

test('loads the towns of maps, far enough from each other that a landing belongs to one', async () => {
  expect(await pubg.loadGeography?.()).toBe(geography);
  expect(await loadMapGeography(pubg, 'BALTIC_MAIN')).toBe(await loadMapGeography(pubg, 'Erangel_Main'));
  expect((await loadMapGeography(pubg, 'Savage_Main'))?.size).toBe(4080);
  for (const id of ['Moon_Main', '__proto__']) expect(await loadMapGeography(pubg, id)).toBeNull();
  for (const { id } of pubg.maps) {
    const { towns = [] } = geography[id.toLowerCase()] ?? {};
    for (const [index, town] of towns.entries()) {
      for (const { x, y, radius } of towns.slice(index + 1)) {
        expect(Math.hypot(town.x - x, town.y - y)).toBeGreaterThanOrEqual((town.radius + radius) * 0.7);
      }
    }
  }
});
