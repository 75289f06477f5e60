import type {
  GameRankingRow,
  KillLogEntry,
  MatchMember,
  ModeStats,
  RankedModeStats,
} from '@hotdrop/shared-domain/wire';

/** Where the game's facts come from. Three sources stand behind these: the official API, Steam, the demo world. */

export type Ban = 'temporary' | 'permanent' | null;

export interface FoundPlayer {
  readonly accountId: string;
  readonly name: string;
  readonly platform: string;
  /** The region whose leaderboards they are on; null: not known. */
  readonly region: string | null;
  readonly ban: Ban;
}

export interface UpstreamSeason {
  readonly id: string;
  /** Null: the source does not say. */
  readonly start: Date | null;
  readonly isCurrent: boolean;
}

/** Ranked figures as a source gives them; where they stand among others is the site's own knowledge. */
export type RankedFigures = Omit<RankedModeStats, 'rating'>;

export interface SeasonFigures {
  readonly normal: Readonly<Record<string, ModeStats>>;
  readonly ranked: Readonly<Record<string, RankedFigures>>;
}

export interface MatchHead {
  readonly id: string;
  readonly createdAt: Date;
  readonly matchType: string;
  readonly gameMode: string;
  readonly mapName: string;
  readonly duration: number | null;
}

/** Somebody in a match; what the site adds (their ranked standing) is left out. */
export type Member = Omit<MatchMember, 'ranked'>;

export interface FetchedMatch {
  readonly head: MatchHead;
  /** Those whose lists the match belongs in. */
  readonly members: readonly Member[];
  /** Whether `members` are all that played. */
  readonly isWhole: boolean;
  /** Where the source keeps the kill log; null: it needs no address. */
  readonly telemetryUrl: string | null;
}

export interface KillLogFacts {
  readonly entries: readonly Omit<KillLogEntry, 'place'>[];
  /** The weapon that each player did most damage with, by account id. */
  readonly mainWeapons: Readonly<Record<string, string>>;
}

export interface BoardRow {
  readonly accountId: string;
  readonly name: string;
  readonly rankPoint: number;
  readonly tier: string;
  readonly subTier: string;
  readonly kda: number | null;
  readonly avgDamageDealt: number | null;
  readonly wins: number | null;
  readonly roundsPlayed: number | null;
}

export interface GameSource {
  readonly name: 'pubg' | 'demo';
  /** Whether asking costs nothing, so that a visitor's call may ask at once instead of queueing a renewal. */
  readonly isInstant: boolean;
  findByName(platform: string, name: string): Promise<FoundPlayer | null>;
  findById(platform: string, accountId: string): Promise<FoundPlayer | null>;
  /** Oldest first. */
  listSeasons(platform: string): Promise<readonly UpstreamSeason[]>;
  /** The seasons that somebody played in, or null when only asking for each would tell. */
  seasonsPlayed(
    platform: string,
    accountId: string,
  ): Promise<readonly { id: string; hasNormal: boolean; hasRanked: boolean }[] | null>;
  /** `shard` is a region where the season's figures were kept by region. */
  seasonFigures(shard: string, accountId: string, season: string): Promise<SeasonFigures>;
  /** Matches that ended after `since`, leaving out those that `isKnown` says. */
  matchesSince(
    platform: string,
    accountId: string,
    since: Date,
    known: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<readonly FetchedMatch[]>;
  match(platform: string, matchId: string): Promise<FetchedMatch | null>;
  killLog(platform: string, match: MatchHead, telemetryUrl: string | null): Promise<KillLogFacts | null>;
  /** Absent: boards are ranked from the figures that the site has. Gives way to what visitors ask. */
  leaderboard?(region: string, season: string, mode: string): Promise<readonly BoardRow[]>;
}

export type GameRanking = Omit<GameRankingRow, 'isOwn'> & { readonly appId: number };

/** How many people play, now and by game. */
export interface PlayingSource {
  /** The game that this site is about. */
  readonly ownAppId: number;
  currentPlayers(): Promise<number>;
  mostPlayed(): Promise<readonly GameRanking[]>;
  /** Counts of the past for a site that starts now; real sources have none. */
  history?(now: Date): readonly { at: Date; count: number }[];
}

export interface AccountProfile {
  readonly displayName: string;
  readonly profileUrl: string | null;
  readonly avatarUrl: string | null;
}

/** Who stands behind an account that signed in. */
export interface ProfileSource {
  profileOf(accountId: string): Promise<AccountProfile>;
}

/** The source did not answer as it should. `kind` says what that means for whoever asked. */
export class UpstreamError extends Error {
  readonly kind: 'unreachable' | 'limited' | 'malformed' | 'refused';
  /** Milliseconds after which it is worth trying again, where the source said so. */
  readonly retryAfter: number | null;

  constructor(
    kind: UpstreamError['kind'],
    message: string,
    options: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'UpstreamError';
    this.kind = kind;
    this.retryAfter = options.retryAfter ?? null;
  }
}
