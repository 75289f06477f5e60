import type { GradedPlayer } from '@hotdrop/shared-domain/stats';
import type { KillLogEntry, MatchMember, ModeStats, RankedModeStats } from '@hotdrop/shared-domain/wire';

/** A player in a match, without the current tier, which the world does not know for other matches. */
export type Member = Omit<MatchMember, 'ranked'>;

/** Ranked stats without the comparison with other players. */
export type RankedStats = Omit<RankedModeStats, 'rating'>;

/** A player's stats in a season, by mode. */
export interface SeasonStats {
  readonly normal: Readonly<Record<string, ModeStats>>;
  readonly ranked: Readonly<Record<string, RankedStats>>;
}

export interface MatchHead {
  readonly id: string;
  readonly createdAt: Date;
  readonly matchType: string;
  readonly gameMode: string;
  readonly mapName: string;
  /** Seconds. */
  readonly duration: number;
}

export interface DemoMatch {
  readonly head: MatchHead;
  readonly members: readonly Member[];
  /** All players, with what grades compare, if `members` are only a team. */
  readonly everyone?: readonly GradedPlayer[];
}

/** An entry of a kill log, without the place at which the team of the victim went out. */
export type Elimination = Omit<KillLogEntry, 'place'>;
