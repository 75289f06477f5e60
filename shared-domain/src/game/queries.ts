import { otherMode, unknownName } from '../locale/index.ts';
import type {
  Game,
  GameMap,
  MapGeography,
  MatchType,
  Mode,
  Named,
  Perspective,
  Platform,
  Shard,
} from './types.ts';

/** Reads ids from outside. Never throws. The name of an unknown thing is its id; of a mode or match type, "Other mode". */

export type Read<T> = T & { readonly isKnown: boolean };

/** The same id always gives the same object, so that components do not render again. */
const known = new WeakMap<Named, Read<Named>>();

function find<T extends Named>(list: readonly T[], id: string): Read<T> | undefined {
  const lower = id.toLowerCase();
  const found = list.find((one) => one.id.toLowerCase() === lower);
  if (!found) return undefined;
  const read = known.get(found) ?? { ...found, isKnown: true };
  known.set(found, read);
  // It was made from `found`.
  return read as Read<T>;
}

const unknown = (id: string) => ({ id, name: unknownName(id), isKnown: false });

/** From the game's data (`PC_KRJP`) or an address to the spelling in addresses (`pc-krjp`). */
export const shardInAddress = (shard: string): string => shard.toLowerCase().replaceAll('_', '-');

/** The spelling in the game's data. */
export const shardInData = (shard: string): string => shard.toUpperCase().replaceAll('-', '_');

export const readPlatform = (game: Game, id: string): Read<Platform> =>
  find(game.platforms, id) ?? { ...unknown(id), isOffered: false, defaultRegion: null };

/** Otherwise it is a whole platform. */
export const isRegion = ({ id, platform }: Shard): boolean => id !== platform;

/** Takes both spellings. */
export function readShard(game: Game, shard: string): Read<Shard> & { readonly isRegion: boolean } {
  const id = shardInAddress(shard);
  const found = find(game.shards, id) ?? { ...unknown(id), platform: id, hasBoard: false };
  return { ...found, isRegion: isRegion(found) };
}

export const readMode = (game: Game, id: string): Read<Mode> =>
  find(game.modes, id) ?? {
    ...unknown(id),
    name: otherMode,
    shortName: otherMode,
    kind: 'display',
    size: null,
    perspective: null,
  };

export const readMatchType = (game: Game, id: string): Read<MatchType> =>
  find(game.matchTypes, id) ?? {
    ...unknown(id),
    name: otherMode,
    isRanked: false,
    isCounted: false,
    hasKillLog: true,
  };

/** Whether a match counts in stats. The API's queries use the same lists. */
export const isCountedMatch = (
  game: Game,
  { matchType, gameMode }: { readonly matchType: string; readonly gameMode: string },
): boolean => readMatchType(game, matchType).isCounted && readMode(game, gameMode).kind === 'core';

/** The account IDs of bots begin with it. Queries of the database use it too. */
export const botPrefix = 'ai.';

export const isBot = (accountId: string): boolean => accountId.startsWith(botPrefix);

/** The ids of players who asked not to be shown begin with it. They differ within an answer, and name nobody. */
export const hiddenPrefix = 'hidden.';

export const isHidden = (accountId: string): boolean => accountId.startsWith(hiddenPrefix);

/** An unknown map is named by its id without the usual suffix. */
export const readMap = (game: Game, id: string): Read<GameMap> =>
  find(game.maps, id) ?? { ...unknown(id.replace(/_Main$/, '')), id, plate: 'neutral' };

/** The platforms of the platform picker. */
export const offeredPlatforms = (game: Game): readonly Platform[] =>
  game.platforms.filter((platform) => platform.isOffered);

/** The platform to which a shard belongs: `pc-krjp` is a region of Steam. */
export const platformOf = (game: Game, shard: string): string => readShard(game, shard).platform;

/** The regions of a platform, in the order of their tabs. */
export const regionsOf = (game: Game, platform: string): readonly Shard[] =>
  game.shards.filter((shard) => isRegion(shard) && shard.platform === platform);

/** The region of a shard in seasons with stats per region. Null: the platform has no regions. */
export function regionFor(game: Game, shard: string): string | null {
  const { id, isRegion, platform } = readShard(game, shard);
  if (isRegion) return id;
  return game.platforms.find((one) => one.id === platform)?.defaultRegion ?? null;
}

/** The shards that have a leaderboard: a platform and its regions. */
export const boardsOf = (game: Game, platform: string): readonly Shard[] =>
  game.shards.filter((shard) => shard.hasBoard && shard.platform === platform);

/** The platforms that are offered and rank their players. */
export const rankedPlatforms = (game: Game): readonly Platform[] =>
  offeredPlatforms(game).filter(({ id }) => readShard(game, id).hasBoard);

/**
 * The regional boards of a shard's platform. Empty for a platform with a single region, whose board is the platform's.
 */
export function regionalBoards(game: Game, shard: string): readonly Shard[] {
  const regions = boardsOf(game, platformOf(game, shard)).filter(isRegion);
  return regions.length > 1 ? regions : [];
}

/** All ids of maps with this name, because the game renames maps and gives variants of a map separate ids. */
export function sameMapIds(game: Game, id: string): readonly string[] {
  const { name } = readMap(game, id);
  return [...new Set([id, ...game.maps.filter((map) => map.name.en === name.en).map((map) => map.id)])];
}

/** The modes that have season stats. A game without perspectives has the same ones in each. */
export const coreModes = (game: Game, perspective?: Perspective): readonly Mode[] =>
  game.modes.filter(
    (mode) =>
      mode.kind === 'core' && (!perspective || mode.perspective === null || mode.perspective === perspective),
  );

/** The id of the core mode with this size and perspective: `squad-fpp` for `squad` and `fpp`. Null: there is none. */
export const modeId = (game: Game, size: string, perspective: Perspective): string | null =>
  coreModes(game, perspective).find((mode) => mode.size === size)?.id ?? null;

/** Size and towns of a map. Null: the game has no geography, or does not know this map. */
export async function loadMapGeography(game: Game, map: string): Promise<MapGeography | null> {
  const maps = (await game.loadGeography?.()) ?? {};
  const id = map.toLowerCase();
  return (Object.hasOwn(maps, id) && maps[id]) || null;
}
