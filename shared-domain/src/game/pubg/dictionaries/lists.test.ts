import { inventoryWeapons } from './inventory-weapons.ts';
import { killWeapons } from './kill-weapons.ts';
import { otherCausers } from './other-causers.ts';
import { vehicles } from './vehicles.ts';

test.each(Object.entries({ ...inventoryWeapons, ...killWeapons, ...otherCausers, ...vehicles }))(
  '%s has a name without blanks at its ends',
  (_, name) => {
    expect(name).toMatch(/^\S(.*\S)?$/);
  },
);

test('one weapon has one name in both id spaces', () => {
  const inInventory = new Set(Object.values(inventoryWeapons));
  const onlyInKillLogs = Object.values(killWeapons).filter((name) => !inInventory.has(name));
  expect(onlyInKillLogs.toSorted()).toEqual([
    'Crowbar Projectile',
    'FAMAS',
    'Kill Truck Turret',
    'Machete Projectile',
    'Pan Projectile',
    'RPD',
    'Sickle Projectile',
  ]);
});
