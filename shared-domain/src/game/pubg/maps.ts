import type { GameMap } from '../types.ts';
import type { PubgNames } from './names.ts';

/** Id, plate, and the key of the name if it is not the plate. Names without an official translation are our transliterations. */
const table: readonly (readonly [string, keyof PubgNames['maps'], (keyof PubgNames['maps'])?])[] = [
  ['Baltic_Main', 'erangel'],
  ['Erangel_Main', 'erangel'],
  ['Desert_Main', 'miramar'],
  ['Savage_Main', 'sanhok'],
  ['DihorOtok_Main', 'vikendi'],
  ['Summerland_Main', 'karakin'],
  ['Chimera_Main', 'paramo'],
  ['Heaven_Main', 'haven'],
  ['Tiger_Main', 'taego'],
  ['Kiki_Main', 'deston'],
  ['Neon_Main', 'rondo'],
  ['Range_Main', 'camp-jackal'],
  ['Boardwalk_Main', 'boardwalk'],
  ['PillarCompound_Main', 'pillar-compound'],
  ['Italy_Main', 'italy'],
  ['Italy_TDM_Main', 'italy'],
  ['Tutorial_Main', 'camp-jackal', 'tutorial'],
];

export const createMaps = (names: PubgNames): readonly GameMap[] =>
  table.map(([id, plate, name = plate]) => ({ id, name: names.maps[name], plate, isKnown: true }));
