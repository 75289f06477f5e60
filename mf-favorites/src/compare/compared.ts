import type {
  FailureKind,
  Player,
  RankedModeStats,
  SeasonStats,
  SharedMatches,
} from '@hotdrop/shared-domain/wire';

export interface ComparedPlayer {
  readonly player: Player;
  /** Null: the player has no stats in the season. */
  readonly stats: SeasonStats | null;
  /** The season that links to the player's matches name: the shown one, or the current one. Null: unknown. */
  readonly linkSeason: string | null;
}

/** A player with the ranked stats of the shown mode. Null: there are none. */
export interface RankedPlayer extends ComparedPlayer {
  readonly ranked: RankedModeStats | null;
}

/** The shared matches of the players. */
export type SharedResult =
  | { readonly status: 'ready'; readonly data: SharedMatches }
  /** The server stopped waiting. The browser loads them. */
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: FailureKind };

export interface CompareData {
  readonly compared: readonly ComparedPlayer[];
  /** Number of players who failed to load or do not exist. */
  readonly missing: number;
  /** Why none of the players could be loaded. */
  readonly failure: FailureKind | null;
  readonly mode: string;
  /** Number of the season; null: unknown. */
  readonly season: number | null;
  /** One id per available season, newest first. */
  readonly seasons: readonly string[];
  /** Null: there are fewer than two players. */
  readonly shared: SharedResult | null;
}

export const keyOf = ({ player }: Pick<ComparedPlayer, 'player'>): string =>
  `${player.shard} ${player.accountId}`;
