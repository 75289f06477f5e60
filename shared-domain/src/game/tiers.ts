import { compose, type Localized, unknownName } from '../locale/index.ts';
import type { Season } from './seasons.ts';
import type { Division, Game } from './types.ts';

export interface TierLabel {
  readonly id: string;
  readonly division: string;
  /** `Crystal`. */
  readonly name: Localized;
  /** `Crystal 2`. */
  readonly label: Localized;
  /** Name of the tier's mark; `neutral` for an unknown tier. */
  readonly mark: string;
  readonly isKnown: boolean;
}

/** The progress to the next division. It is based on observed values, because the game publishes none. */
export interface NextTier {
  readonly tier: TierLabel;
  readonly missing: number;
  /** The progress through the current division, 0 to 1. */
  readonly progress: number;
  /** The progress through the current tier, 0 to 1. */
  readonly tierProgress: number;
}

export interface TierBand {
  readonly tier: TierLabel;
  readonly from: number;
  /** Exclusive. Null: open. */
  readonly to: number | null;
}

/** Reads a tier of the game's data: `{tier: 'Crystal', subTier: '2'}`. Never throws. */
export function readTier(
  game: Game,
  published: { readonly tier: string; readonly subTier: string },
): TierLabel {
  const id = published.tier.trim().toLowerCase();
  const known = game.tiers.find((tier) => tier.id === id);
  const subTier = published.subTier.trim();
  const division = subTier === '0' || known?.hasDivisions === false ? '' : subTier;
  const name = known?.name ?? unknownName(published.tier);
  return {
    id,
    division,
    name,
    label: division ? compose((...parts) => parts.join(' '), name, division) : name,
    mark: known?.mark ?? 'neutral',
    isKnown: known !== undefined,
  };
}

const labelOf = (game: Game, { tier, division }: Division): TierLabel =>
  readTier(game, { tier, subTier: division });

/** The game's lowest tier, for players without points. */
export const lowestTier = (game: Game): TierLabel =>
  readTier(game, { tier: game.tiers[0]?.id ?? '', subTier: '' });

export interface RankedTier {
  readonly id: string;
  /** Best last: `['4', '3', '2', '1']`; empty where the tier has none. */
  readonly divisions: readonly string[];
}

/** The ranked tiers of a season, lowest first. */
export const rankedTiers = ({ hasRanked, ladder }: Season): readonly RankedTier[] =>
  [...Map.groupBy(hasRanked ? ladder : [], ({ tier }) => tier)].map(([id, divisions]) => ({
    id,
    divisions: divisions.map(({ division }) => division).filter(Boolean),
  }));

/** The bands of each season, because charts ask for them with each point. */
const known = new WeakMap<Season, readonly TierBand[]>();

/** The observed points of each division of a ranked season. Empty if unknown. */
export function tierBands(game: Game, season: Season): readonly TierBand[] {
  const bands = known.get(season) ?? (season.hasRanked ? listBands(game, season) : []);
  known.set(season, bands);
  return bands;
}

const listBands = (game: Game, { ladder }: Season): readonly TierBand[] =>
  ladder.flatMap((division, index) =>
    division.from === null
      ? []
      : [{ tier: labelOf(game, division), from: division.from, to: ladder[index + 1]?.from ?? null }],
  );

/** Null: at the top, or not known. */
export function nextTier(game: Game, season: Season, points: number): NextTier | null {
  if (!Number.isFinite(points)) return null;
  const bands = tierBands(game, season);
  const here = Math.max(
    0,
    bands.findLastIndex((band) => points >= band.from),
  );
  const present = bands[here];
  const next = bands[here + 1];
  if (!present || !next) return null;
  const tier = bands.filter(({ tier: { id } }) => id === present.tier.id);
  return {
    tier: next.tier,
    missing: Math.ceil(next.from - points),
    progress: share(points, present.from, next.from),
    tierProgress: share(
      points,
      Math.min(...tier.map((band) => band.from)),
      Math.max(...tier.map((band) => band.to ?? band.from)),
    ),
  };
}

const share = (points: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (points - from) / (to - from)));

const findDivision = (divisions: readonly Division[], points: number): Division | undefined =>
  divisions.findLast(({ from }) => from !== null && points >= from) ?? divisions[0];

/** The tier of a season by rank points; below all, its lowest. */
export function tierByPoints(game: Game, season: Season, points: number): TierLabel {
  const division = findDivision(season.ladder, points);
  return division ? labelOf(game, division) : lowestTier(game);
}

/** The second label of seasons that had one; null elsewhere. */
export function titleByPoints(game: Game, season: Season, points: number): TierLabel | null {
  const division = findDivision(season.titles ?? [], points);
  return division ? labelOf(game, division) : null;
}
