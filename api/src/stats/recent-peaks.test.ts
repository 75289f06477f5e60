import { findPeak } from '@hotdrop/shared-domain/stats';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { playerCounts } from '../data/schema.ts';
import { countPlayers } from '../jobs/count-players.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startApi({ isEmpty: true });
});
afterEach(() => api.close());

/** The test clock shows 2026-11-21 12:00 in UTC, which is 21:00 in Korea, 17:30 in India, and 4:00 in Los Angeles. */
const midnight = {
  korea: Date.parse('2026-11-20T15:00:00Z'),
  india: Date.parse('2026-11-20T18:30:00Z'),
  losAngeles: Date.parse('2026-11-21T08:00:00Z'),
};
const minute = 60_000;
const count = (at: number, count: number) =>
  api.context.db.insert(playerCounts).values({ at: new Date(at), count });
const read = async () => (await api.get('/stats/count')).data;

test("contains today's peak of every time zone", async () => {
  await count(midnight.korea - minute, 900_000);
  expect(await read()).toMatchObject({ peak: null });
  await count(midnight.korea, 400_000);
  await count(midnight.india, 300_000);
  await count(midnight.losAngeles - minute, 290_000);
  await count(midnight.losAngeles + minute, 200_000);
  const { peak, peaks } = await read();
  expect(peak).toEqual({ count: 400_000, at: '2026-11-20T15:00:00.000Z' });
  expect(findPeak(peaks, midnight.korea)).toEqual(peak);
  expect(findPeak(peaks, midnight.india)?.count).toBe(300_000);
  expect(findPeak(peaks, midnight.losAngeles)?.count).toBe(200_000);
});

test("collects the peaks of the most played games, starting with the source's", async () => {
  const first = { appId: 730, name: 'Counter-Strike 2', current: 5, peak: 9 };
  const mostPlayed = jest.spyOn(api.context.playing, 'mostPlayed');
  const countAs = async (current: number) => {
    mostPlayed.mockResolvedValue([{ ...first, current }]);
    await countPlayers.run(api.context, {});
    const [game] = (await api.get('/stats/steam')).data.ranking;
    return game.peaks.map((peak: { count: number }) => peak.count);
  };
  expect(await countAs(5)).toEqual([9]);
  api.advance(60 * minute);
  expect(await countAs(7)).toEqual([9, 7]);
  api.advance(60 * minute);
  expect(await countAs(8)).toEqual([9, 8]);
  api.advance(24 * 60 * minute);
  expect(await countAs(3)).toEqual([8, 3]);
});
