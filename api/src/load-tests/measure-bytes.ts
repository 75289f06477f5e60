import { DemoWorld } from '@hotdrop/demo-world/world';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { createContext } from '../create-context.ts';
import { openStore } from '../data/open-store.ts';
import { dropPartitions } from '../data/partitions.ts';
import { matches } from '../data/schema/matches.ts';
import { fetchKillLog } from '../matches/kill-log.ts';
import { saveBatch } from '../matches/save-batch.ts';
import { readMatch } from '../matches/stored-match.ts';
import { createLog } from '../monitoring/create-log.ts';
import { saveFoundPlayer } from '../players/fetch-player.ts';
import { startPubgSimulator } from '../testing/pubg/simulator.ts';

/**
 * Stores 300 matches of the simulated service with their kill logs, as a renewal does, and prints the bytes of each: of
 * both tables with their indexes and large values. Run it on an empty database.
 */

const platform = 'steam';

const storeMatches = async (context: Context, name: string): Promise<number> => {
  const player = await context.source.findByName(platform, name);
  if (!player) throw new Error(`The simulated service has no player ${name}.`);
  await saveFoundPlayer(context, player);
  const none = async () => new Set<string>();
  const batches = context.source.matchesSince(platform, player.accountId, new Date(0), none);
  for await (const batch of batches) await saveBatch(context, platform, batch);
  const stored = await context.db.select({ id: matches.id }).from(matches);
  for (const { id } of stored) {
    const match = await readMatch(context, id);
    if (match) await fetchKillLog(context, match);
  }
  return stored.length;
};

const simulator = await startPubgSimulator({ limit: 1000 });
const config = readConfig({
  ...process.env,
  LOG_LEVEL: 'silent',
  PUBG_API_KEY: 'a key of the simulated service',
  PUBG_API_URL: simulator.url,
});
const store = await openStore(config, () => {}, { jobTimeout: 0 });
const context = await createContext({
  config,
  store,
  log: createLog('silent'),
  world: () => new DemoWorld(config.demo.seed),
  isWorker: false,
});
const count = await storeMatches(context, 'Veteran');
await store.forJobs.execute('vacuum analyze');
const { rows } = await store.execute(
  `select inhparent::regclass::text as name, sum(pg_total_relation_size(inhrelid))::bigint as bytes
     from pg_inherits where inhparent in ('matches'::regclass, 'participants'::regclass) group by 1`,
);
const sizes = rows.map(({ name, bytes }) => ({ name: String(name), bytes: Number(bytes) / count }));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
const parts = sizes.map(({ name, bytes }) => `${name} ${bytes.toFixed(0)}`).join(', ');
process.stdout.write(`${total.toFixed(0)} bytes a match (${parts}), of ${count} matches\n`);
await dropPartitions(store.forJobs.db, new Date(Date.now() * 2));
await context.queue.stop();
await store.close();
await simulator.close();
