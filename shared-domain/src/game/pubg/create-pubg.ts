import { untranslated } from '../../locale/index.ts';
import type { Game } from '../types.ts';
import {
  createMaps,
  createMatchTypes,
  createModes,
  createPlatforms,
  createShards,
  defaultPlatform,
} from './lists.ts';
import { createNames } from './names.ts';
import { createDescribeSeason, seasonPrefix } from './seasons.ts';
import { createTiers } from './tiers.ts';
import type { PubgWords } from './words/en.ts';

export function createPubg(words: PubgWords): Game {
  const names = createNames(words);
  const platforms = createPlatforms(names);
  return {
    id: 'pubg',
    name: untranslated('PUBG: BATTLEGROUNDS'),
    shortName: 'PUBG',
    basePath: '/pubg',
    defaultPlatform,
    platforms,
    shards: createShards(names, platforms),
    modes: createModes(names),
    matchTypes: createMatchTypes(names),
    maps: createMaps(names),
    tiers: createTiers(names),
    seasonPrefix,
    describeSeason: createDescribeSeason(names),
    loadDictionaries: async () => (await import('./dictionaries.ts')).dictionaries,
    loadGeography: async () => (await import('./geography.ts')).geography,
  };
}
