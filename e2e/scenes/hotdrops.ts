import type { Scene } from './scene.ts';

/** Landing maps. */
export const hotdrops: readonly Scene[] = [
  { name: 'hotdrops', address: '/pubg/hotdrops' },
  { name: 'hotdrops-map', address: '/pubg/hotdrops/erangel' },
  { name: 'hotdrops-cells', address: '/pubg/hotdrops/erangel?by=cells&layer=dead' },
  { name: 'hotdrops-place', address: '/pubg/hotdrops/miramar?layer=place&sort=place' },
  { name: 'hotdrops-empty', address: '/pubg/hotdrops/haven' },
];
