import { usePubg } from '../../testing/use-pubg.ts';
import { matches } from '../data/schema/matches.ts';
import { fetchKillLog } from './kill-log.ts';
import { readMatch } from './stored-match.ts';

const game = usePubg();
const budget = 25 * 1024;
const matchCount = 100;

/** Bytes of both tables with their indexes and large values. */
const measure = async (): Promise<number> => {
  const { rows } = await game.api.context.store.execute(
    `select sum(pg_total_relation_size(inhrelid))::int as bytes from pg_inherits
      where inhparent in ('matches'::regclass, 'participants'::regclass)`,
  );
  return Number(rows[0]?.bytes);
};

test('stores a match of 96 players with its kill log in at most 25 KB', async () => {
  // An hour apart, and old enough to have telemetry.
  const matchAges = Array.from({ length: matchCount }, (_, i) => 60 * (i + 1));
  game.pubg.world.add({ name: 'Regular', matchAges });
  await game.api.get('/players/steam/Regular');
  await game.api.runJobs();
  const { context } = game.api;
  const stored = await context.db.select({ id: matches.id }).from(matches);
  expect(stored).toHaveLength(matchCount);
  for (const { id } of stored) {
    const match = await readMatch(context, id);
    if (match) await fetchKillLog(context, match);
  }
  expect((await measure()) / matchCount).toBeLessThan(budget);
});
