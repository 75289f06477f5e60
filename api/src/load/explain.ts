import { createHash } from 'node:crypto';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createContext, createLog } from '../create-context.ts';
import { openStore } from '../data/open-store.ts';
import { DemoWorld } from '../upstream/demo/world.ts';

/**
 * Asks every call that reads of a filled database and explains each query: none may read a big table from end to end.
 * What must be counted whole is counted by an index (comments) or by a job (charts of a year and more).
 */

const big = [
  'players',
  'season_figures',
  'ranked_figures',
  'matches',
  'participants',
  'comments',
  'board_rows',
  'player_counts',
  'renewals',
];

interface Asked {
  readonly query: string;
  readonly params: readonly unknown[];
}

const asked = new Map<string, Asked>();
const logQuery = (query: string, params: unknown[]): void => {
  if (/^\s*(select|delete|update)/i.test(query)) asked.set(query, { query, params });
};

const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' });
const store = await openStore(config, () => {}, { logger: { logQuery } });
const world = new DemoWorld(config.demo.seed);
const context = await createContext({
  config,
  store,
  log: createLog('silent'),
  world: () => world,
  isHost: false,
});
const app = createApp(context);
const id = `account.${createHash('md5').update('4711').digest('hex')}`;

const matches = await app.request(`/api/v1/players/steam/${id}/matches`);
const [match] = ((await matches.json()) as { data: { matches: { id: string }[] } }).data.matches;

const paths = [
  '/auth',
  '/players/steam/load-004711',
  '/players/steam/LOAD-004711',
  `/players/steam/${id}/seasons`,
  `/players/steam/${id}/seasons/pc-2018-43`,
  `/players/steam/${id}/matches`,
  `/players/steam/${id}/matches?mode=squad&map=Baltic_Main`,
  `/players/steam/${id}/matches/${match?.id}`,
  '/ranks/steam/squad',
  '/ranks/steam/squad?page=7',
  '/ranks/pc-as/squad',
  '/seasons/active',
  '/stats/comments',
  '/stats/comments?page=7',
  '/stats/count',
  ...['day', 'week', 'month', 'year', 'all'].map((range) => `/stats/steam?range=${range}`),
  '/stats/rating/steam/squad',
  '/search/suggest?shard=steam&q=load-00',
  '/rpc/player-search/steam/load-004711',
  `/rpc/player-sync/steam/${id}`,
];

for (const path of paths) {
  const response = await app.request(`/api/v1${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
};

const scans = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && big.includes(plan['Relation Name'] ?? '')
    ? [plan['Relation Name'] ?? '']
    : []),
  ...(plan.Plans ?? []).flatMap(scans),
];

let bad = 0;
for (const { query, params } of [...asked.values()]) {
  const { rows } = await store.execute(`explain (format json) ${query}`, [...params]);
  const plans = rows.flatMap((row) => row['QUERY PLAN'] as { Plan: Plan }[]);
  for (const table of plans.flatMap(({ Plan: plan }) => scans(plan))) {
    bad += 1;
    process.stdout.write(`reads ${table} from end to end: ${query}\n`);
  }
}
process.stdout.write(
  `${asked.size} queries of ${paths.length} calls explained, ${bad} read a big table from end to end\n`,
);
await context.queue.stop();
await store.close();
process.exit(bad === 0 ? 0 : 1);
