import { unknownName } from '../locale/index.ts';
import type { Game, GameMap, MatchType, Mode, Platform, Shard } from './types.ts';

/** Reads ids from outside. Never throws; an unknown id is shown unchanged. */

const find = <T extends { readonly id: string }>(list: readonly T[], id: string): T | undefined => {
  const lower = id.toLowerCase();
  return list.find((one) => one.id.toLowerCase() === lower);
};

const unknown = (id: string) => ({ id, name: unknownName(id), isKnown: false });

/** From the game's data (`PC_KRJP`) or an address to the spelling in addresses (`pc-krjp`). */
export const shardInAddress = (shard: string): string => shard.toLowerCase().replaceAll('_', '-');

/** The spelling in the game's data. */
export const shardInData = (shard: string): string => shard.toUpperCase().replaceAll('-', '_');

export const readPlatform = (game: Game, id: string): Platform =>
  find(game.platforms, id) ?? { ...unknown(id), isOffered: false, defaultRegion: null };

/** Takes both spellings. */
export const readShard = (game: Game, shard: string): Shard => {
  const id = shardInAddress(shard);
  return find(game.shards, id) ?? { ...unknown(id), platform: id, isRegion: false, hasBoard: false };
};

export const readMode = (game: Game, id: string): Mode =>
  find(game.modes, id) ?? {
    ...unknown(id),
    shortName: unknownName(id),
    kind: 'display',
    size: null,
    perspective: null,
  };

export const readMatchType = (game: Game, id: string): MatchType =>
  find(game.matchTypes, id) ?? { ...unknown(id), isRanked: false, hasKillLog: true };

/** An unknown map is named by its id without the usual suffix. */
export const readMap = (game: Game, id: string): GameMap =>
  find(game.maps, id) ?? { ...unknown(id.replace(/_Main$/, '')), id, plate: 'neutral' };
