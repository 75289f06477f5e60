import type { Game, MapGeography } from '@hotdrop/shared-domain/game';
import { arena } from './arena.ts';

const foundry: MapGeography = {
  size: 1_000,
  towns: [
    { id: 'furnace', name: 'Furnace', x: 320, y: 380, radius: 110 },
    { id: 'rail-yard', name: 'Rail Yard', x: 700, y: 640, radius: 120 },
  ],
};

/** The same game with maps of a known size, so that areas about places fit, too. Its pages are under another address. */
export const arenaWithMaps: Game = {
  ...arena,
  basePath: '/arena-maps',
  loadGeography: async () => ({ foundry }),
};
