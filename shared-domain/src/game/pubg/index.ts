import { untranslated } from '../../locale/index.ts';
import type { Game } from '../types.ts';
import { maps } from './maps.ts';
import { matchTypes, modes } from './modes.ts';
import { defaultPlatform, platforms, shards } from './platforms.ts';
import { seasons } from './seasons.ts';
import { tiers } from './tiers.ts';

export const pubg: Game = {
  id: 'pubg',
  name: untranslated('PUBG: BATTLEGROUNDS'),
  shortName: 'PUBG',
  basePath: '/pubg',
  defaultPlatform,
  platforms,
  shards,
  modes,
  matchTypes,
  maps,
  seasons,
  tiers,
  loadDictionaries: async () => (await import('./dictionaries/index.ts')).dictionaries,
};
