import { playerCounts } from '../data/schema.ts';
import { useApi } from '../testing/start-api.ts';

const api = useApi({ isEmpty: true });

/** Korea's midnight; the test's clock stands at noon in UTC, nine in the evening there. */
const midnight = Date.parse('2026-11-20T15:00:00Z');
const minute = 60_000;
const count = (at: number, count: number) =>
  api.context.db.insert(playerCounts).values({ at: new Date(at), count });
const peak = async () => (await api.get('/stats/count')).data.peak;

test('a day begins at the midnight of the clock that the site writes', async () => {
  await count(midnight - minute, 900_000);
  expect(await peak()).toBeNull();
  await count(midnight, 400_000);
  await count(midnight + minute, 300_000);
  // An answer is kept for a minute.
  api.pass(2 * minute);
  expect(await peak()).toEqual({ count: 400_000, at: '2026-11-20T15:00:00.000Z' });
});
