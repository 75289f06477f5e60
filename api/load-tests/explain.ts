import { DemoWorld } from '@hotdrop/demo-world/world';
import * as v from 'valibot';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createContext } from '../src/create-context.ts';
import { openStore } from '../src/data/open-store.ts';
import { addMatchRows } from '../src/jobs/matches/add-match-rows.ts';
import { createLog } from '../src/monitoring/create-log.ts';
import { listReadPaths, loadedId } from './read-paths.ts';

/**
 * Runs every read call on a filled database and explains its queries. None may scan a big table: an index counts
 * comments, and a job computes charts of a year or more. The demo world answers without the tables of weapons and clans.
 */

const bigTables = [
  'players',
  'season_figures',
  'ranked_figures',
  'matches',
  'participants',
  'comments',
  'board_rows',
  'board_places',
  'point_readings',
  'player_counts',
  'renewals',
  'tracks',
  'landings',
  'landing_cells',
  'landing_towns',
];

interface Query {
  readonly query: string;
  readonly params: readonly unknown[];
}

const queries = new Map<string, Query>();
const logQuery = (query: string, params: unknown[]): void => {
  if (/^\s*(select|delete|update)/i.test(query)) queries.set(query, { query, params });
};

const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' });
const store = await openStore(config, () => {}, { logger: { logQuery } });
const world = new DemoWorld(config.demo.seed);
const context = await createContext({
  config,
  store,
  log: createLog('silent'),
  world: () => world,
  isWorker: false,
});
const app = createApp(context);
const id = loadedId(4711);

const matches = await app.request(`/api/v1/players/steam/${id}/matches`);
const matchList = v.object({ data: v.object({ matches: v.array(v.object({ id: v.string() })) }) });
const [match] = v.parse(matchList, await matches.json()).data.matches;

const paths = listReadPaths(id, match?.id ?? '');

for (const path of paths) {
  const response = await app.request(`/api/v1${path}`);
  if (!response.ok)
    throw new Error(`${path} failed with status ${response.status}: ${await response.text()}`);
}

await addMatchRows.run(context, { accountId: id });

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
};

const planSchema: v.GenericSchema<unknown, Plan> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.exactOptional(v.string()),
  Plans: v.exactOptional(v.array(v.lazy(() => planSchema))),
});
const plansSchema = v.array(v.object({ Plan: planSchema }));

/** A query may read a table or a partition of up to this many bytes from end to end. */
const smallTable = 16 * 8192;

const { rows: sizes } = await store.execute(
  "select relname, pg_relation_size(oid) as bytes from pg_class where relkind = 'r'",
);
const bigRelations = new Set(
  sizes.flatMap(({ relname, bytes }) => {
    const isBig = bigTables.includes(String(relname).replace(/_\d{8}$/, '')) && Number(bytes) > smallTable;
    return isBig ? [String(relname)] : [];
  }),
);

const findScans = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && bigRelations.has(plan['Relation Name'] ?? '')
    ? [plan['Relation Name'] ?? '']
    : []),
  ...(plan.Plans ?? []).flatMap(findScans),
];

let scanCount = 0;
for (const { query, params } of [...queries.values()]) {
  const { rows } = await store.execute(`explain (format json) ${query}`, [...params]);
  const plans = rows.flatMap((row) => v.parse(plansSchema, row['QUERY PLAN']));
  for (const table of plans.flatMap(({ Plan: plan }) => findScans(plan))) {
    scanCount += 1;
    process.stdout.write(`full scan of ${table}: ${query}\n`);
  }
}
process.stdout.write(
  `${queries.size} queries of ${paths.length} calls explained, ${scanCount} full scans of big tables\n`,
);
await context.queue.stop();
await store.close();
process.exit(scanCount === 0 ? 0 : 1);
