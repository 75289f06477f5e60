import { readMap, readMode, readShard } from './read.ts';
import type { Game, Mode, Perspective, Platform, Season, Shard } from './types.ts';

/** The platforms of the picker. */
export const offeredPlatforms = (game: Game): readonly Platform[] =>
  game.platforms.filter((platform) => platform.isOffered);

/** The platform to which a shard belongs: `pc-krjp` is a region of Steam. */
export const platformOf = (game: Game, shard: string): string => readShard(game, shard).platform;

/** The regions of a platform, in the order of their tabs. */
export const regionsOf = (game: Game, platform: string): readonly Shard[] =>
  game.shards.filter((shard) => shard.isRegion && shard.platform === platform);

/** The region for a shard in a season that was counted by region; null: the platform has none. */
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

/** The boards of the regions around a shard; none where there is one region alone, which is the platform's board. */
export function regionalBoards(game: Game, shard: string): readonly Shard[] {
  const regions = boardsOf(game, platformOf(game, shard)).filter(({ isRegion }) => isRegion);
  return regions.length > 1 ? regions : [];
}

/** The ids of a map with the same name: the game renames maps, and gives variants of one map ids of their own. */
export function sameMapIds(game: Game, id: string): readonly string[] {
  const { name } = readMap(game, id);
  return [...new Set([id, ...game.maps.filter((map) => map.name.en === name.en).map((map) => map.id)])];
}

/** The modes that have season figures. A game without perspectives has the same ones in each. */
export const coreModes = (game: Game, perspective?: Perspective): readonly Mode[] =>
  game.modes.filter(
    (mode) =>
      mode.kind === 'core' && (!perspective || mode.perspective === null || mode.perspective === perspective),
  );

/** The id of a core mode from its size and perspective: `squad` and `fpp` make `squad-fpp`. */
export const modeId = (game: Game, size: string, perspective: Perspective): string | null =>
  coreModes(game, perspective).find((mode) => mode.size === size)?.id ?? null;

const perspectives: readonly Perspective[] = ['tpp', 'fpp'];

interface StatsByMode<Normal, Ranked> {
  readonly normalStats: Readonly<Record<string, Normal>>;
  readonly rankedStats: Readonly<Record<string, Ranked>>;
}

/** The ranked figures that a season shows, missing ones replaced as its rules say. */
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

/**
 * Chooses TPP, unless the figures that the season shows are of FPP only: ranked ones if there are any, else normal ones.
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

/** A form that no season has is read as newer than all that are known. */
const newest = '';

/** The modes that a season ranks players in. Null: the current season is unknown, and the newest rule applies. */
export function rankedModes(game: Game, season: Season | null): readonly Mode[] {
  const { rankedViews } = season ?? game.seasons.read(newest);
  const sizes = rankedViews.map(({ size }) => size);
  const modes = coreModes(game);
  return sizes.length === 0 ? modes : modes.filter(({ size }) => size !== null && sizes.includes(size));
}
