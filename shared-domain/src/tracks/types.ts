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

/** A gap between two points of a track that is longer than this has no data: the player was disconnected. */
export const maxGap = 30;
