/** A weapon with the game's ID and its usual range in meters. */
export interface DemoWeapon {
  readonly id: string;
  readonly near: number;
  readonly far: number;
}

const weapon = (id: string, near: number, far: number): DemoWeapon => ({ id, near, far });

/** Weapons with the weight of being chosen. */
const weapons: readonly (readonly [DemoWeapon, number])[] = [
  [weapon('WeapBerylM762_C', 2, 140), 18],
  [weapon('WeapHK416_C', 2, 160), 16],
  [weapon('WeapAUG_C', 2, 150), 8],
  [weapon('WeapACE32_C', 2, 150), 8],
  [weapon('WeapAK47_C', 2, 110), 6],
  [weapon('WeapSCAR-L_C', 2, 120), 5],
  [weapon('WeapMini14_C', 30, 380), 7],
  [weapon('WeapSKS_C', 20, 330), 3],
  [weapon('WeapMk12_C', 30, 380), 4],
  [weapon('WeapDragunov_C', 30, 360), 4],
  [weapon('WeapKar98k_C', 60, 480), 5],
  [weapon('WeapM24_C', 60, 520), 4],
  [weapon('WeapAWM_C', 70, 620), 1],
  [weapon('WeapUMP_C', 1, 60), 5],
  [weapon('WeapVector_C', 1, 45), 5],
  [weapon('WeapBizonPP19_C', 1, 50), 2],
  [weapon('WeapDP12_C', 1, 18), 3],
  [weapon('WeapSaiga12_C', 1, 20), 2],
  [weapon('WeapG18_C', 1, 25), 2],
  [weapon('WeapPan_C', 0, 2), 0.4],
];

/** Repeats each weapon by its weight, so that a draw is one lookup. */
const weightedWeapons = weapons.flatMap(([each, weight]) =>
  Array.from({ length: Math.ceil(weight) }, () => each),
);

export const drawWeapon = (drawn: number): DemoWeapon =>
  weightedWeapons[Math.floor(drawn * weightedWeapons.length)] ?? grenade;

export const grenade = weapon('ProjGrenade_C', 5, 40);
