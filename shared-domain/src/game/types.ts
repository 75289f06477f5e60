import type { Localized } from '../locale/index.ts';

/**
 * One game, as data. A sibling site provides its own, and every area works with it. All functions that read ids accept
 * any text and never throw: an unknown thing has a name and `isKnown: false`.
 */
export interface Game {
  /** In lower case. Notices and banners use it as the name of the service. */
  readonly id: string;
  readonly name: Localized;
  readonly shortName: string;
  /** The default base path of a site of this game: `/pubg`. */
  readonly basePath: string;
  readonly defaultPlatform: string;
  /** Platforms in the order in which they are offered. */
  readonly platforms: readonly Platform[];
  /** Platforms and their regions, in which players are counted. */
  readonly shards: readonly Shard[];
  readonly modes: readonly Mode[];
  readonly matchTypes: readonly MatchType[];
  readonly maps: readonly GameMap[];
  readonly seasons: SeasonRules;
  readonly tiers: TierRules;
  /** Names of weapons, vehicles, and causes of damage. Loaded on demand, because they are large. */
  readonly loadDictionaries: () => Promise<Dictionaries>;
  /** Sizes and towns of maps. Loaded on demand. A game without it has no pages about places. */
  readonly loadGeography?: () => Promise<Geography>;
}

/** A thing with an id and a name. The name of an unknown one is its id; of a mode or match type, "Other mode". */
export interface Named {
  readonly id: string;
  readonly name: Localized;
  readonly isKnown: boolean;
}

export interface Platform extends Named {
  /** Whether the platform picker offers it. */
  readonly isOffered: boolean;
  /** The region that is shown first in seasons that were counted by region. Null: it has no regions. */
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
  /** `core`: has season stats. `all`: all core modes in one. `display`: occurs only as the mode of a match. */
  readonly kind: 'core' | 'all' | 'display';
  /** The core mode's id without the perspective: `squad`. */
  readonly size: string | null;
  readonly perspective: Perspective | null;
}

export interface MatchType extends Named {
  readonly isRanked: boolean;
  /** Whether its matches in core modes count in stats. All others are only listed. */
  readonly isCounted: boolean;
  readonly hasKillLog: boolean;
}

export interface GameMap extends Named {
  /** Name of the map's plate. Maps that look alike share one; an unknown map has `neutral`. */
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
  /** Whether its stats were counted by region: the page then offers the platform's regions. */
  readonly isByRegion: boolean;
  /** Whether stats are shown in the old style, with a tier derived from rank points. */
  readonly isOldStyle: boolean;
  readonly hasRanked: boolean;
  /** The ranked stats to show, and the replacement for a missing one. */
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

export interface TierRules {
  /** The ranked tiers of a season, lowest first. */
  ranked(season: Season): readonly Tier[];
  /** Reads a tier of the game's data: `{tier: 'Crystal', subTier: '2'}`. */
  read(published: { readonly tier: string; readonly subTier: string }): TierLabel;
  /** The observed first points of each tier of a season. Empty if unknown. */
  bands(season: Season): readonly TierBand[];
  /** Null: at the top, or not known. */
  next(season: Season, points: number): NextTier | null;
  /** The tier of an old season, by rank points. */
  byPoints(points: number): TierLabel;
  /** The second label of seasons that had one; null elsewhere. */
  title(season: Season, points: number): TierLabel | null;
}

export interface Dictionaries {
  /** Finds a name by the id in an inventory or in a kill log, because the game has two ids for one weapon. */
  weapon(id: string): string;
  vehicle(id: string): string;
  damageCauser(id: string): string;
}

/** A named place on a map. */
export interface Town {
  readonly id: string;
  /** As the game writes it: the same in every language. */
  readonly name: string;
  /** Of the center, in meters from the north-west corner of the map: `x` to the east, `y` to the south. */
  readonly x: number;
  readonly y: number;
  /** Meters. */
  readonly radius: number;
}

export interface MapGeography {
  /** The length of a side in meters. Maps are squares. */
  readonly size: number;
  /** The best known first. Empty: the map has no named places, or they change between matches. */
  readonly towns: readonly Town[];
}

export interface Geography {
  /** Null: the size of the map is unknown. */
  map(id: string): MapGeography | null;
}
