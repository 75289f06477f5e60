import type { DemoWorld } from '@hotdrop/demo-world/world';
import { pubg } from '@hotdrop/shared-domain/game/pubg';
import type { Logger } from 'pino';
import { readOrCreateSecret } from './auth/session-secret.ts';
import type { Config } from './config.ts';
import { type Context, forJobs } from './context.ts';
import type { Store } from './data/store.ts';
import { createHiddenPlayers } from './hidden/hidden-players.ts';
import { type Job, PostponedError } from './jobs/job.ts';
import { jobs } from './jobs/jobs.ts';
import { createQueue, type Queue } from './jobs/queue.ts';
import { createBoardCache } from './leaderboards/built-board.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { createLists } from './notices/lists.ts';
import { createRunningLookups } from './players/look-up-new-player.ts';
import { createPercentiles } from './stats/percentiles.ts';
import { createSources, type Sources } from './upstream/sources.ts';

interface ContextOptions {
  readonly config: Config;
  readonly store: Store;
  readonly log: Logger;
  readonly now?: () => Date;
  readonly elapsed?: () => number;
  /** Creates the demo world on first use: a site with a PUBG key does not need it. */
  readonly world: () => DemoWorld;
  /** Replace the sources from the settings. */
  readonly sources?: Partial<Sources>;
  /** Whether this process supervises the job queue. Tests run jobs themselves. */
  readonly isWorker?: boolean;
}

export const createContext = async ({
  config,
  store,
  log,
  now = () => new Date(),
  elapsed = () => performance.now(),
  world,
  sources = {},
  isWorker = true,
}: ContextOptions): Promise<Context> => {
  const metrics = createMetrics();
  const run = async (job: Job, data: unknown, isLastTry: boolean): Promise<void> => {
    try {
      await job.run(jobContext, data);
      metrics.jobs.inc({ job: job.name, outcome: 'done' });
    } catch (error) {
      if (error instanceof PostponedError) throw error;
      metrics.jobs.inc({ job: job.name, outcome: 'failed' });
      log.error({ err: error, job: job.name, isLastTry }, 'A job failed');
      if (isLastTry) await job.onFinalFailure?.(jobContext, data, error);
      throw error;
    }
  };
  const queue: Queue = await createQueue(store, { jobs, log, isSupervising: isWorker, run });
  const context: Context = {
    ...createSources({ config, db: store.db, game: pubg, metrics, log, now, world }),
    ...sources,
    world,
    config,
    game: pubg,
    store,
    db: store.db,
    queue,
    boards: createBoardCache(),
    lookups: createRunningLookups(now),
    hidden: createHiddenPlayers(store.db, elapsed),
    percentiles: createPercentiles(store.db, () => now().getTime()),
    lists: createLists(config, { log, now }),
    metrics,
    log,
    now,
    elapsed,
    once: (_, read) => read(),
    sessionSecret: config.sessionSecret ?? readOrCreateSecret(config.dataDir),
  };
  const jobContext = forJobs(context);
  return context;
};
