import type { Lobby, MatchKind } from './lobbies.ts';
import type { DemoWeapon } from './weapons.ts';

/** A player or bot in a match. */
export interface Part {
  /** The index in the match. */
  readonly index: number;
  /** The index in the world; -1: a bot. */
  readonly person: number;
  readonly name: string;
  readonly accountId: string;
  readonly skill: number;
  readonly team: number;
  readonly favorite: DemoWeapon;
  /** The weight with which the player wins fights, from their skill. */
  aim: number;
  teamRank: number;
  /** Survival time in seconds. */
  end: number;
  death: 'alive' | 'byplayer' | 'byzone' | 'suicide';
  kills: number;
  assists: number;
  knocks: number;
  headshots: number;
  damage: number;
  longestKill: number;
}

/** A knock or a kill. */
export interface Hit {
  readonly type: 'knock' | 'kill';
  readonly at: number;
  /** Null: the zone, or the player themselves. */
  readonly killer: Part | null;
  readonly victim: Part;
  readonly weapon: string;
  /** Meters. */
  readonly distance: number;
}

export interface PlayedMatch {
  readonly lobby: Lobby;
  readonly kind: MatchKind;
  readonly map: string;
  readonly createdAt: number;
  /** Seconds. */
  readonly duration: number;
  readonly teamTotal: number;
  readonly parts: readonly Part[];
  readonly hits: readonly Hit[];
}
