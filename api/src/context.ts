import type { DemoWorld } from '@hotdrop/demo-world/world';
import type { Game } from '@hotdrop/shared-domain/game';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database, Store } from './data/store.ts';
import type { HiddenPlayers } from './hidden/hidden-players.ts';
import type { Queue } from './jobs/queue.ts';
import type { BoardCache } from './leaderboards/built-board.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Lists } from './notices/lists.ts';
import type { RunningLookups } from './players/look-up-new-player.ts';
import type { Percentiles } from './stats/percentiles.ts';
import type { KeyState } from './upstream/key-state.ts';
import type { RateBudget } from './upstream/rate-budget.ts';
import type { GameSource, PlayingSource, ProfileSource } from './upstream/upstream.ts';

export type Once = <T>(key: string, read: () => Promise<T>) => Promise<T>;

/** Everything that handlers and jobs use. Tests pass their own clock and sources. */
export interface Context {
  readonly config: Config;
  readonly game: Game;
  readonly store: Store;
  readonly db: Database;
  readonly queue: Queue;
  readonly source: GameSource;
  /** The requests of the source's key, which all hosts share. */
  readonly budget: RateBudget;
  /** Whether the source accepts its key. */
  readonly keyState: KeyState;
  /** Creates the demo world on first use. */
  readonly world: () => DemoWorld;
  readonly playing: PlayingSource;
  /** Names and avatars of accounts that sign in. */
  readonly profiles: ProfileSource;
  /** Lookups of new players that run on this host. */
  readonly lookups: RunningLookups;
  readonly percentiles: Percentiles;
  readonly hidden: HiddenPlayers;
  readonly boards: BoardCache;
  readonly lists: Lists;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => Date;
  /** Milliseconds since some moment. Limits use it, because unlike `now` it never jumps. */
  readonly elapsed: () => number;
  /** Reads once for a request what several steps need, or several calls of a page. Jobs read each time. */
  readonly once: Once;
  /** The key that signs cookies. */
  readonly sessionSecret: string;
}

/** The age of a stored time in ms. It is absolute, so that a clock that was set forward and back keeps nothing fresh. */
export const ageOf = ({ now }: Pick<Context, 'now'>, time: Date): number =>
  Math.abs(now().getTime() - time.getTime());

/** The context for background work: its statements may take longer than those of calls, and wait for no call's connection. */
export const forJobs = (context: Context): Context => {
  const { store } = context;
  return { ...context, db: store.forJobs.db, store: { ...store, ...store.forJobs } };
};
