/** The events of a match that a replay is made from, in one shape for every source. They come in any order. */

/** Meters from the map's north-west corner, x to the east and y to the south. May be beyond the map's edge. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Circle extends Place {
  readonly radius: number;
}

interface Timed {
  /** Seconds since the match began. */
  readonly at: number;
}

export interface PositionEvent extends Timed {
  readonly kind: 'position';
  readonly accountId: string;
  readonly place: Place;
  /** Meters. */
  readonly altitude: number;
  /** 0 to 100. */
  readonly health: number;
  /** The game's id; null: on foot. */
  readonly vehicle: string | null;
}

export interface LandingEvent extends Timed {
  readonly kind: 'landing';
  readonly accountId: string;
  readonly place: Place;
}

export interface ZoneEvent extends Timed {
  readonly kind: 'zone';
  /** The edge of the blue zone now. */
  readonly blue: Circle;
  /** The next safe zone. Null: not announced. */
  readonly white: Circle | null;
  readonly red: Circle | null;
  readonly alivePlayers: number;
  readonly aliveTeams: number;
}

export interface PhaseEvent extends Timed {
  readonly kind: 'phase';
  readonly phase: number;
}

export interface EliminationEvent extends Timed {
  readonly kind: 'knock' | 'kill';
  /** Account ids. Null: the zone, a fall, water. */
  readonly by: string | null;
  readonly whom: string;
  readonly weapon: string | null;
  /** Meters. */
  readonly distance: number | null;
  readonly byPlace: Place | null;
  readonly whomPlace: Place;
}

export interface DamageEvent extends Timed {
  readonly kind: 'damage';
  readonly by: string | null;
  readonly whom: string;
  readonly amount: number;
  readonly weapon: string | null;
  readonly byPlace: Place | null;
  readonly whomPlace: Place;
  readonly cause: 'player' | 'zone' | 'other';
}

export interface PackageEvent extends Timed {
  readonly kind: 'package';
  readonly place: Place;
}

export interface VehicleEvent extends Timed {
  readonly kind: 'ride' | 'leave';
  readonly accountId: string;
  readonly vehicle: string;
  readonly place: Place;
}

export type MatchEvent =
  | PositionEvent
  | LandingEvent
  | ZoneEvent
  | PhaseEvent
  | EliminationEvent
  | DamageEvent
  | PackageEvent
  | VehicleEvent;

/** A match as a replay: where everybody was, and what happened. Indexes of players are positions in `players`. */
export interface Tracks {
  readonly mapName: string;
  readonly gameMode: string;
  readonly matchType: string;
  readonly createdAt: string;
  /** The side of the map in meters. Of an unknown map: the fewest whole kilometers that hold all places. */
  readonly size: number;
  /** Seconds from the start to the end of the match. */
  readonly duration: number;
  /** The last second with data. Much less than `duration`: the log breaks off here. */
  readonly end: number;
  readonly players: readonly TrackPlayer[];
  /** The game's ids of vehicles, for `track.vehicle`. */
  readonly vehicles: readonly string[];
  readonly zones: readonly ZoneState[];
  readonly phases: readonly { readonly at: number; readonly phase: number }[];
  /** Knocks and kills, oldest first. */
  readonly log: readonly Elimination[];
  /** Damage between players, oldest first. */
  readonly shots: readonly Shot[];
  readonly fights: readonly Fight[];
  readonly packages: readonly (Place & { readonly at: number })[];
  /** Null: not known. */
  readonly flight: { readonly from: Place; readonly to: Place } | null;
}

export interface TrackPlayer {
  readonly accountId: string;
  readonly name: string;
  readonly teamId: number | null;
  /** The place at which the team finished. */
  readonly teamRank: number | null;
  /** Null: alive at the end of the log. */
  readonly diedAt: number | null;
  /** The first landing. */
  readonly landing: (Place & { readonly at: number }) | null;
  readonly track: TrackPoints;
}

/** Where a player was, oldest first. One entry of each column is one point. */
export interface TrackPoints {
  /** Seconds. */
  readonly at: Float32Array;
  /** Meters. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** 0 to 100 in steps of ten, rounded up. */
  readonly health: Uint8Array;
  /** 0: on foot, otherwise 1 more than the position in `vehicles`. */
  readonly vehicle: Uint8Array;
}

export interface ZoneState {
  readonly at: number;
  readonly blue: Circle;
  readonly white: Circle | null;
  readonly red: Circle | null;
  /** How many are alive. */
  readonly players: number;
  readonly teams: number;
}

export interface Elimination {
  readonly type: 'knock' | 'kill';
  readonly at: number;
  /** Null: the zone, a fall, water. */
  readonly by: number | null;
  readonly whom: number;
  readonly weapon: string | null;
  readonly distance: number | null;
  readonly byPlace: Place | null;
  readonly whomPlace: Place;
}

export interface Shot {
  readonly at: number;
  readonly by: number;
  readonly whom: number;
}

/** Damage between two teams or more in one place, without a pause. */
export interface Fight {
  readonly from: number;
  readonly to: number;
  /** Team ids, lowest first. */
  readonly teams: readonly number[];
  /** The middle. */
  readonly place: Place;
}

/** The format that `encode.ts` writes and `decode.ts` reads. */

/** The first bytes of a file: a mark, and the version of the format. */
export const mark = [72, 68, 1] as const;

/** How many steps a unit has: half meters, tenths of a second, and centimeters of a distance. */
export const steps = { meter: 2, second: 10, distance: 100 } as const;

/** Health is stored in tens, rounded up, so that 0 means dead. */
export const healthStep = 10;

/** A gap between two points of a track that is longer than this has no data: the player was disconnected. */
export const maxGap = 30;

export const nowhere: Circle = { x: 0, y: 0, radius: 0 };

export const origin: Place = { x: 0, y: 0 };

export const eliminationTypes = ['knock', 'kill'] as const;
