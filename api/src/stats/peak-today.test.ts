import { playerCounts } from '../data/schema.ts';
import { useApi } from '../testing/start-api.ts';

const api = useApi({ isEmpty: true });

/** Midnight in Korea. The test clock shows noon in UTC, which is 9 p.m. in Korea. */
const midnight = Date.parse('2026-11-20T15:00:00Z');
const minute = 60_000;
const count = (at: number, count: number) =>
  api.context.db.insert(playerCounts).values({ at: new Date(at), count });
const peak = async () => (await api.get('/stats/count')).data.peak;

test("counts the day from midnight in the site's time zone", async () => {
  await count(midnight - minute, 900_000);
  expect(await peak()).toBeNull();
  await count(midnight, 400_000);
  await count(midnight + minute, 300_000);
  expect(await peak()).toEqual({ count: 400_000, at: '2026-11-20T15:00:00.000Z' });
});
