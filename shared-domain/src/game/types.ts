import type { Localized } from '../locale/index.ts';

/**
 * One game, as data. A sibling site brings its own, and every area works with it. All reading functions take
 * what comes from outside and never throw: what they do not know is shown as it is, with `isKnown: false`.
 */
export interface Game {
  /** Lower case; also the service under which notices and banners name the game. */
  readonly id: string;
  readonly name: Localized;
  readonly shortName: string;
  /** Where a site of this game lives unless its host says otherwise: `/pubg`. */
  readonly basePath: string;
  readonly defaultPlatform: string;
  /** Platforms in the order in which they are offered. */
  readonly platforms: readonly Platform[];
  /** Where players are counted: whole platforms and regions of them. */
  readonly shards: readonly Shard[];
  readonly modes: readonly Mode[];
  readonly matchTypes: readonly MatchType[];
  readonly maps: readonly GameMap[];
  readonly seasons: SeasonRules;
  readonly tiers: TierRules;
  /** Names of weapons, vehicles and causes of damage: large, and loaded only where they are shown. */
  readonly loadDictionaries: () => Promise<Dictionaries>;
}

/** Something with an id and a name. An unknown one is named by its id. */
export interface Named {
  readonly id: string;
  readonly name: Localized;
  readonly isKnown: boolean;
}

export interface Platform extends Named {
  /** Whether the platform picker offers it. */
  readonly isOffered: boolean;
  /** Which region is shown first in seasons that were counted by region; null: it has no regions. */
  readonly defaultRegion: string | null;
}

/** Ids are as in addresses: lower case with a dash. */
export interface Shard extends Named {
  readonly platform: string;
  readonly isRegion: boolean;
  /** Whether the game keeps a leaderboard for it, or one is merged from its regions. */
  readonly hasBoard: boolean;
}

export type Perspective = 'tpp' | 'fpp';

export interface Mode extends Named {
  /** The name without the perspective: `Squad`. */
  readonly shortName: Localized;
  /** `core`: has season figures. `all`: all core modes in one. `display`: only ever the mode of a match. */
  readonly kind: 'core' | 'all' | 'display';
  /** The core mode's id without the perspective: `squad`. */
  readonly size: string | null;
  readonly perspective: Perspective | null;
}

export interface MatchType extends Named {
  readonly isRanked: boolean;
  readonly hasKillLog: boolean;
}

export interface GameMap extends Named {
  /** Names the map's plate; maps that look alike share one. `neutral` for an unknown map. */
  readonly plate: string;
}

export type SeasonGroup = '2017' | '2018' | 'past' | 'survival' | 'ranked';

export interface Season {
  /** The whole id, as the game has it. */
  readonly id: string;
  /** The id in addresses. */
  readonly shortId: string;
  readonly label: Localized;
  readonly number: number | null;
  readonly group: SeasonGroup;
  /** Whether its figures were counted by region: the page then offers the platform's regions. */
  readonly isByRegion: boolean;
  /** Whether figures are shown in the old style, with a tier derived from rank points. */
  readonly isOldStyle: boolean;
  readonly hasRanked: boolean;
  /** The ranked figures to show, and the replacement for a missing one. */
  readonly rankedViews: readonly RankedView[];
  readonly isKnown: boolean;
}

export interface RankedView {
  readonly size: string;
  readonly fallback: string | null;
}

export interface SeasonRules {
  /** The prefix of whole ids. */
  readonly prefix: string;
  /** Reads a whole id or the part in an address, in any case. */
  read(id: string): Season;
}

export interface Tier {
  readonly id: string;
  /** Best last: `['4', '3', '2', '1']`; empty where the tier has none. */
  readonly divisions: readonly string[];
}

export interface TierLabel {
  readonly id: string;
  readonly division: string;
  /** `Crystal`. */
  readonly name: Localized;
  /** `Crystal 2`. */
  readonly label: Localized;
  /** Names the tier's mark; `neutral` for an unknown tier. */
  readonly mark: string;
  readonly isKnown: boolean;
}

/** The way to the next division. It rests on observed values: the game publishes none. */
export interface NextTier {
  readonly tier: TierLabel;
  readonly missing: number;
  /** How far through the present division, 0 to 1. */
  readonly progress: number;
  /** How far through the present tier, 0 to 1. */
  readonly tierProgress: number;
}

export interface TierBand {
  readonly tier: TierLabel;
  readonly from: number;
  /** Not included; null: without an end. */
  readonly to: number | null;
}

export interface TierRules {
  /** The ranked tiers of a season, lowest first. */
  ranked(season: Season): readonly Tier[];
  /** Reads what the game says: `{tier: 'Crystal', subTier: '2'}`. */
  read(published: { readonly tier: string; readonly subTier: string }): TierLabel;
  /** From which points each tier of a season was seen to begin; empty where nothing is known. */
  bands(season: Season): readonly TierBand[];
  /** Null: at the top, or not known. */
  next(season: Season, points: number): NextTier | null;
  /** The tier of an old season, by rank points. */
  byPoints(points: number): TierLabel;
  /** The second label of seasons that had one; null elsewhere. */
  title(season: Season, points: number): TierLabel | null;
}

export interface Dictionaries {
  /** By the id in an inventory or in a kill log: the game has two for one weapon. */
  weapon(id: string): string;
  vehicle(id: string): string;
  damageCauser(id: string): string;
}
