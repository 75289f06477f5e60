import { untranslated } from '../../locale/index.ts';
import type { Game, MapGeography } from '../types.ts';
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

/** Names of towns by their English names. */
type TownNames = Readonly<Record<string, string>>;

/** The game in the language of `words`. Without names of towns, they have their English names. */
export function createPubg(words: PubgWords, loadTownNames?: () => Promise<TownNames>): Game {
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
    loadGeography: async () => {
      const [{ geography }, towns] = await Promise.all([import('./geography.ts'), loadTownNames?.()]);
      return towns ? translate(geography, towns) : geography;
    },
  };
}

const translate = (geography: Readonly<Record<string, MapGeography>>, names: TownNames) =>
  Object.fromEntries(
    Object.entries(geography).map(([id, map]) => [
      id,
      { ...map, towns: map.towns.map((town) => ({ ...town, name: names[town.name] ?? town.name })) },
    ]),
  );
