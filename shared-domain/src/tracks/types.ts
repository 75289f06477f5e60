import type { Circle, Place } from './events.ts';

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
