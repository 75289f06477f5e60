import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pubg } from '@hotdrop/shared-domain/game/pubg';
import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Store } from './data/store.ts';
import type { Job } from './jobs/job.ts';
import { jobs } from './jobs/jobs.ts';
import { createQueue, type Queue } from './jobs/queue.ts';
import { createLists } from './notices/lists.ts';
import { createMetrics } from './operation/metrics.ts';
import { createStandings } from './players/standings.ts';
import { createSources, type Sources } from './upstream/create-sources.ts';
import type { DemoWorld } from './upstream/demo/world.ts';

/** Sessions outlive a restart: a secret that nobody set is made once and kept beside the data. */
const keptSecret = (dataDir: string): string => {
  const file = join(dataDir, 'session-secret');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    mkdirSync(dataDir, { recursive: true });
    const secret = randomBytes(32).toString('base64url');
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  }
};

export const createLog = (level: string): Logger =>
  pino({ level, base: null, redact: ['req.headers.cookie', 'req.headers.authorization'] });

interface Given {
  readonly config: Config;
  readonly store: Store;
  readonly log: Logger;
  readonly now?: () => Date;
  /** Made when first asked for: a site with a PUBG key needs no demo world. */
  readonly world: () => DemoWorld;
  /** In place of those that the settings ask for. */
  readonly sources?: Partial<Sources>;
  /** Whether this process carries out background work. */
  readonly isHost?: boolean;
}

/** Puts together what handlers and jobs use. */
export const createContext = async ({
  config,
  store,
  log,
  now = () => new Date(),
  world,
  sources = {},
  isHost = true,
}: Given): Promise<Context> => {
  const metrics = createMetrics();
  const run = async (job: Job, data: unknown, isLastTry: boolean): Promise<void> => {
    try {
      await job.run(context, data);
      metrics.jobs.inc({ job: job.name, outcome: 'done' });
    } catch (error) {
      metrics.jobs.inc({ job: job.name, outcome: 'failed' });
      log.error({ err: error, job: job.name, isLastTry }, 'a job failed');
      if (isLastTry) await job.giveUp?.(context, data, error);
      throw error;
    }
  };
  const queue: Queue = await createQueue(store, { jobs, log, isWatching: isHost, run });
  const context: Context = {
    ...createSources({ config, db: store.db, game: pubg, metrics, now, world }),
    ...sources,
    config,
    game: pubg,
    store,
    db: store.db,
    queue,
    standings: createStandings(store.db, () => now().getTime()),
    lists: createLists(config, { log, now }),
    metrics,
    log,
    now,
    sessionSecret: config.sessionSecret ?? keptSecret(config.dataDir),
  };
  return context;
};
