import { pubg } from '../index.ts';

const load = () => pubg.loadDictionaries();

test('knows a weapon by the id in an inventory and by the one in a kill log', async () => {
  const { weapon } = await load();
  expect(weapon('Item_Weapon_HK416_C')).toBe('M416');
  expect(weapon('WeapDuncansHK416_C')).toBe('M416');
  expect(weapon('WeapFamasG2_C')).toBe('FAMAS');
});

test('knows vehicles', async () => {
  const { vehicle } = await load();
  expect(vehicle('Dacia_A_01_v2_C')).toBe('Dacia 1300');
});

test('knows what kills: weapons, vehicles, zones, fires, fists', async () => {
  const { damageCauser } = await load();
  expect(
    ['WeapAK47_C', 'BP_Mirado_A_02_C', 'BattleRoyaleModeController_Tiger_C', 'ProjMolotov_C', 'Player'].map(
      damageCauser,
    ),
  ).toEqual(['AKM', 'Mirado', 'Bluezone', 'Molotov Cocktail', 'Punch']);
});

test.each([
  ['BP_Classic_01_C', 'Classic 01'],
  ['WeapRailgun_C', 'Railgun'],
  ['Item_Weapon_Railgun_C', 'Railgun'],
  ['OldWeap_C_01', 'OldWeap C 01'],
  ['BP__C', '–'],
  [' ', '–'],
  ['constructor', 'constructor'],
  ['', '–'],
])('makes a readable name from %s, which is newer than the lists', async (id, name) => {
  const { damageCauser, weapon, vehicle } = await load();
  expect([damageCauser(id), weapon(id), vehicle(id)]).toEqual([name, name, name]);
});
