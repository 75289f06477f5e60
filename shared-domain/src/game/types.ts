import type { Localized } from '../locale/index.ts';

/**
 * One game, as data. A sibling site provides its own, and every area works with it. The functions of
 * `@hotdrop/shared-domain/game` compute the rest, for any id from outside.
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
  /** The tiers of all seasons, lowest first. */
  readonly tiers: readonly Tier[];
  /** What whole ids of seasons begin with, and ids in addresses do not. */
  readonly seasonPrefix: string;
  /** Describes a season by its id in addresses, in lower case. Any other text is a season of the newest kind. */
  readonly describeSeason: (shortId: string) => SeasonDescription;
  /** Names of weapons, vehicles, and causes of damage. Loaded on demand, because they are large. */
  readonly loadDictionaries: () => Promise<Dictionaries>;
  /** Maps by their id in lower case. Loaded on demand. A game without it has no pages about places. */
  readonly loadGeography?: () => Promise<Readonly<Record<string, MapGeography>>>;
}

export interface Named {
  readonly id: string;
  readonly name: Localized;
}

export interface Platform extends Named {
  /** Whether the platform picker offers it. */
  readonly isOffered: boolean;
  /** The region that is shown first in seasons that were counted by region. Null: it has no regions. */
  readonly defaultRegion: string | null;
}

/** Ids are as in addresses: lower case with a dash. A shard with the id of its platform is the whole platform. */
export interface Shard extends Named {
  readonly platform: string;
  /** Whether the game keeps a leaderboard for it, or one is merged from its regions. */
  readonly hasBoard: boolean;
  /** The hours between UTC and the standard time of most of its players. Absent: no time says when they play. */
  readonly utcOffset?: number;
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

export interface Tier extends Named {
  /** Name of the tier's mark; `neutral` for an unknown tier. */
  readonly mark: string;
  readonly hasDivisions: boolean;
}

export type SeasonGroup = '2017' | '2018' | 'past' | 'survival' | 'ranked';

export interface SeasonDescription {
  /** Null: the id is not known, and the season is named by it. */
  readonly label: Localized | null;
  readonly number: number | null;
  readonly group: SeasonGroup;
  /** Whether its stats were counted by region: the page then offers the platform's regions. */
  readonly isByRegion: boolean;
  /** The ranked stats to show, and the replacement for a missing one. Empty: the season has no ranked play. */
  readonly rankedViews: readonly RankedView[];
  /** Its divisions, lowest first. */
  readonly ladder: readonly Division[];
  /** The divisions of its second labels, for seasons that had them. */
  readonly titles?: readonly Division[];
}

export interface RankedView {
  readonly size: string;
  readonly fallback: string | null;
}

export interface Division {
  readonly tier: string;
  /** Empty: the tier has none. */
  readonly division: string;
  /** Its first points, as observed. Null: it depends on the place. */
  readonly from: number | null;
}

/** Name things by their ids. A weapon has two, because an inventory and a kill log spell it differently. */
export type Dictionaries = Readonly<Record<'weapon' | 'vehicle' | 'damageCauser', (id: string) => string>>;

/** A named place on a map. */
export interface Town {
  readonly id: string;
  /** As players say it. A page has one language. */
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
