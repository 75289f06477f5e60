import type { GradedPlayer } from '@hotdrop/shared-domain/stats';
import type { MatchEvent } from '@hotdrop/shared-domain/tracks';
import type {
  BoardStat,
  Clan,
  GameRankingRow,
  HistoryPoint,
  KillLogEntry,
  LeaderboardRow,
  MatchMember,
  ModeStats,
  PlayerSeason,
  RankedModeStats,
  WeaponMastery,
} from '@hotdrop/shared-domain/wire';

/** The interfaces to game data. The official API, Steam, and the demo world implement them. */

export type Ban = 'temporary' | 'permanent' | null;

export interface FoundPlayer {
  readonly accountId: string;
  readonly name: string;
  readonly platform: string;
  /** The region whose leaderboards list the player; null: unknown. */
  readonly region: string | null;
  readonly ban: Ban;
  readonly clanId: string | null;
  /** The recent matches, from a source that lists them with the player. */
  readonly matchIds?: readonly string[];
}

export interface UpstreamSeason {
  readonly id: string;
  /** Null: unknown to the source. */
  readonly start: Date | null;
  /** Absent: unknown to the source. */
  readonly end?: Date | null;
  readonly isCurrent: boolean;
}

/** Ranked stats without the comparison with other players, which the site adds. */
export type RankedStats = Omit<RankedModeStats, 'rating'>;

export interface SeasonStats {
  readonly normal: Readonly<Record<string, ModeStats>>;
  readonly ranked: Readonly<Record<string, RankedStats>>;
  /** Whether the source refused the ranked stats, so that `ranked` says nothing. */
  readonly isRankedMissing?: boolean;
}

export interface MatchHead {
  readonly id: string;
  readonly createdAt: Date;
  readonly matchType: string;
  readonly gameMode: string;
  readonly mapName: string;
  readonly duration: number | null;
}

/** A player in a match, without the current tier, which the site adds. */
export type Member = Omit<MatchMember, 'ranked'>;

export interface FetchedMatch {
  readonly head: MatchHead;
  /** The players whose match lists include this match. */
  readonly members: readonly Member[];
  /** Whether `members` includes all players. */
  readonly isWhole: boolean;
  /** All players, with what grades compare, if `members` are only some. */
  readonly everyone?: readonly GradedPlayer[];
  /** The address of the kill log; null: the source needs none, or has no kill log. */
  readonly telemetryUrl: string | null;
}

/** A part of a player's match list. */
export interface MatchBatch {
  readonly matches: readonly FetchedMatch[];
  /** Matches that the source could not read. */
  readonly failures: readonly { readonly matchId: string; readonly error: unknown }[];
}

export interface KillLogFacts {
  /** The season that the kill log names; null: none. */
  readonly season: string | null;
  readonly entries: readonly Omit<KillLogEntry, 'place'>[];
  /** The weapon with which each player did the most damage, by account ID. */
  readonly mainWeapons: Readonly<Record<string, string>>;
}

/** Everything that is read from a match's telemetry, in one reading. */
export interface Telemetry {
  readonly killLog: KillLogFacts;
  /** In any order. Null: there are no positions. Computed on demand by a source that invents them. */
  listEvents(): readonly MatchEvent[] | null;
  /** Why the file breaks off; what was read before is here. Null: it is whole. */
  readonly failure: UpstreamError | null;
}

export interface BoardRow
  extends Pick<LeaderboardRow, BoardStat | 'accountId' | 'name' | 'tier' | 'subTier'> {
  /** The published place. Players with equal points have different ranks. */
  readonly rank: number;
}

export interface GameSource {
  readonly name: 'pubg' | 'demo';
  /** Whether requests are free and fast, so that a visitor's call may wait for them instead of queueing a job. */
  readonly isInstant: boolean;
  findByName(platform: string, name: string): Promise<FoundPlayer | null>;
  findById(platform: string, accountId: string): Promise<FoundPlayer | null>;
  /** Oldest first. */
  listSeasons(platform: string): Promise<readonly UpstreamSeason[]>;
  /** The seasons that a player took part in, or null if the source cannot list them. */
  seasonsPlayed(
    platform: string,
    accountId: string,
  ): Promise<readonly Omit<PlayerSeason, 'isCertain'>[] | null>;
  /** The counted requests that a renewal needs: none for answers that the source still has. */
  countRenewalRequests(platform: string, accountId: string, season: string | null): number;
  /** `shard` is a region in seasons with regional stats. */
  seasonStats(shard: string, accountId: string, season: string): Promise<SeasonStats>;
  /** Matches that ended after `since`, except those that `findStored` returns, in batches as they arrive. */
  matchesSince(
    platform: string,
    accountId: string,
    since: Date,
    findStored: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  ): AsyncIterable<MatchBatch>;
  match(platform: string, matchId: string): Promise<FetchedMatch | null>;
  /** Null: the match has no telemetry. */
  telemetry(platform: string, match: MatchHead, telemetryUrl: string | null): Promise<Telemetry | null>;
  clan(platform: string, clanId: string): Promise<Clan | null>;
  /** The weapon with the most kills first. */
  weapons(platform: string, accountId: string): Promise<readonly WeaponMastery[]>;
  /** Absent: the site builds leaderboards from stored stats. */
  leaderboard?(region: string, season: string, mode: string): Promise<readonly BoardRow[]>;
}

export type GameRanking = Pick<GameRankingRow, 'name' | 'current' | 'peak'> & {
  readonly appId: number;
  /** Invented counts of the last day for a new demo site; real sources have none. */
  readonly day?: readonly HistoryPoint[];
};

/** Player counts: now, and by game. */
export interface PlayingSource {
  /** The Steam ID of this site's game. */
  readonly ownAppId: number;
  currentPlayers(): Promise<number>;
  mostPlayed(): Promise<readonly GameRanking[]>;
  /** Invented past counts for a new demo site; real sources have none. */
  history?(now: Date): readonly { at: Date; count: number }[];
}

export interface AccountProfile {
  readonly displayName: string;
  readonly profileUrl: string | null;
  readonly avatarUrl: string | null;
}

/** Reads the public profile of an account that signed in. */
export interface ProfileSource {
  profileOf(accountId: string): Promise<AccountProfile>;
}

/** A failed upstream request. `status` decides whether a retry makes sense. */
export class UpstreamError extends Error {
  readonly status: 'unreachable' | 'limited' | 'malformed' | 'refused';
  /** Milliseconds until a retry makes sense, if the source named a time. */
  readonly retryAfter: number | null;

  constructor(
    status: UpstreamError['status'],
    message: string,
    options: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'UpstreamError';
    this.status = status;
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** Whether the source gave no answer, so that the next request would only make visitors wait again. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof UpstreamError && error.status === 'unreachable';
