import { otherMode, unknownName } from '../locale/index.ts';
import type {
  Game,
  GameMap,
  MatchType,
  Mode,
  Perspective,
  Platform,
  Season,
  SeasonGroup,
  Shard,
} from './types.ts';

/** Reads ids from outside. Never throws; see `Named` for the names of unknown things. */

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
    name: otherMode,
    shortName: otherMode,
    kind: 'display',
    size: null,
    perspective: null,
  };

export const readMatchType = (game: Game, id: string): MatchType =>
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

/** An unknown map is named by its id without the usual suffix. */
export const readMap = (game: Game, id: string): GameMap =>
  find(game.maps, id) ?? { ...unknown(id.replace(/_Main$/, '')), id, plate: 'neutral' };

/** The platforms of the platform picker. */
export const offeredPlatforms = (game: Game): readonly Platform[] =>
  game.platforms.filter((platform) => platform.isOffered);

/** The platform to which a shard belongs: `pc-krjp` is a region of Steam. */
export const platformOf = (game: Game, shard: string): string => readShard(game, shard).platform;

/** The regions of a platform, in the order of their tabs. */
export const regionsOf = (game: Game, platform: string): readonly Shard[] =>
  game.shards.filter((shard) => shard.isRegion && shard.platform === platform);

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
  const regions = boardsOf(game, platformOf(game, shard)).filter(({ isRegion }) => isRegion);
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

const perspectives: readonly Perspective[] = ['tpp', 'fpp'];

interface StatsByMode<Normal, Ranked> {
  readonly normalStats: Readonly<Record<string, Normal>>;
  readonly rankedStats: Readonly<Record<string, Ranked>>;
}

/** The ranked stats that a season shows. A missing one is replaced by the season's fallback. */
export const rankedViewsOf = <Ranked>(
  game: Game,
  season: Season,
  rankedStats: Readonly<Record<string, Ranked>>,
  perspective: Perspective,
): readonly { readonly mode: string; readonly stats: Ranked | null }[] =>
  season.rankedViews.flatMap(({ size, fallback }) => {
    const mode = modeId(game, size, perspective);
    if (mode === null) return [];
    const own = rankedStats[mode];
    const stats = own ?? (fallback === null ? undefined : rankedStats[fallback]);
    return [{ mode: own || !stats ? mode : (fallback ?? mode), stats: stats ?? null }];
  });

/** A player's ranked stats in a mode. Some seasons count all modes as one; its stats then apply to each mode. */
export function rankedStatsIn<Ranked>(
  game: Game,
  {
    season,
    rankedStats,
  }: { readonly season: string; readonly rankedStats: Readonly<Record<string, Ranked>> },
  mode: string,
): Ranked | null {
  const { size } = readMode(game, mode);
  const fallback = game.seasons.read(season).rankedViews.find((view) => view.size === size)?.fallback;
  return rankedStats[mode] ?? (fallback ? rankedStats[fallback] : undefined) ?? null;
}

/**
 * Chooses TPP, unless the season's shown stats are only FPP: ranked ones if there are any, otherwise normal ones.
 * Modes without a perspective count as TPP.
 */
export function defaultPerspective(
  game: Game,
  season: Season,
  { normalStats, rankedStats }: StatsByMode<unknown, unknown>,
): Perspective {
  const shown = perspectives.flatMap((perspective) =>
    rankedViewsOf(game, season, rankedStats, perspective).filter(({ stats }) => stats !== null),
  );
  const modes = shown.length > 0 ? shown.map(({ mode }) => mode) : Object.keys(normalStats);
  const played = new Set(modes.map((mode) => readMode(game, mode).perspective ?? 'tpp'));
  return played.has('fpp') && !played.has('tpp') ? 'fpp' : 'tpp';
}

/** An id without a known form: such seasons count as newer than all known ones. */
const unknownSeasonId = '';

/** The modes that a season ranks players in. Null: the current season is unknown, and the newest rule applies. */
export function rankedModes(game: Game, season: Season | null): readonly Mode[] {
  const { rankedViews } = season ?? game.seasons.read(unknownSeasonId);
  const sizes = rankedViews.map(({ size }) => size);
  const modes = coreModes(game);
  return sizes.length === 0 ? modes : modes.filter(({ size }) => size !== null && sizes.includes(size));
}

/** Oldest first. */
const groups: readonly SeasonGroup[] = ['2017', '2018', 'past', 'survival', 'ranked'];

/** A season of an unknown form is newer than all others; one without a number is older than its group. */
const rank = ({ number, isKnown }: Season): number =>
  number ?? (isKnown ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);

/**
 * Compares seasons of one platform for a list with the oldest first. The order of the source's list does not matter.
 */
export function compareSeasons(one: Season, other: Season): number {
  const byGroup = groups.indexOf(one.group) - groups.indexOf(other.group);
  if (byGroup !== 0) return byGroup;
  if (rank(one) !== rank(other)) return rank(one) < rank(other) ? -1 : 1;
  if (one.shortId === other.shortId) return 0;
  return one.shortId < other.shortId ? -1 : 1;
}

export const isNewerSeason = (one: Season, other: Season): boolean => compareSeasons(one, other) > 0;

/** Inserts a season into others, newest first. A season that is in the list keeps its position. */
export function insertSeason(seasons: readonly Season[], season: Season): readonly Season[] {
  if (seasons.some(({ id }) => id === season.id)) return seasons;
  const at = seasons.findIndex((other) => isNewerSeason(season, other));
  return seasons.toSpliced(at < 0 ? seasons.length : at, 0, season);
}
