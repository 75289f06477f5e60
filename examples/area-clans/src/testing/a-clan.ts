import type { Clan } from '../calls.ts';

/** A clan in whose evening only Hotdrop plays, in the second hour. */
export const aClan = (change: Partial<Clan> = {}): Clan => ({
  platform: 'steam',
  tag: 'PAN',
  name: 'Frying Pan Society',
  members: ['Hotdrop'],
  evening: [18, 19, 20, 21, 22, 23].map((hour) => ({
    start: `2026-11-21T${hour}:00:00.000Z`,
    names: hour === 19 ? ['Hotdrop'] : [],
  })),
  ...change,
});
