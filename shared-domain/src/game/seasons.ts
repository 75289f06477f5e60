import { type Localized, unknownName } from '../locale/index.ts';
import { coreModes, modeId, readMode } from './queries.ts';
import type { Game, Mode, Perspective, SeasonDescription, SeasonGroup } from './types.ts';

export interface Season extends SeasonDescription {
  /** The whole id, as the game has it. */
  readonly id: string;
  /** The id in addresses. */
  readonly shortId: string;
  readonly label: Localized;
  /** Otherwise its stats are shown in the old style, with a tier derived from rank points. */
  readonly hasRanked: boolean;
  readonly isKnown: boolean;
}

/** The known seasons of each game, because a page reads dozens of them again and again, and there are few. */
const known = new WeakMap<Game, Map<string, Season>>();

const shortIdOf = (prefix: string, id: string): string => {
  const lower = id.trim().toLowerCase();
  return lower.startsWith(prefix) ? shortIdOf(prefix, lower.slice(prefix.length)) : lower;
};

/** Reads a whole id or the part in an address, in any case. Never throws. */
export function readSeason(game: Game, id: string): Season {
  const seasons = known.get(game) ?? new Map<string, Season>();
  known.set(game, seasons);
  const shortId = shortIdOf(game.seasonPrefix, id);
  const before = seasons.get(shortId);
  if (before) return before;
  const found = game.describeSeason(shortId);
  const { label, rankedViews } = found;
  const season: Season = {
    ...found,
    id: label ? game.seasonPrefix + shortId : id.trim(),
    shortId,
    label: label ?? unknownName(shortId),
    hasRanked: rankedViews.length > 0,
    isKnown: label !== null,
  };
  if (season.isKnown) seasons.set(shortId, season);
  return season;
}

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
  const fallback = readSeason(game, season).rankedViews.find((view) => view.size === size)?.fallback;
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
  const { rankedViews } = season ?? readSeason(game, unknownSeasonId);
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
