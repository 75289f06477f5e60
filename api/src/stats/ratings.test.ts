import type { AnswerData, RatingTier } from '@hotdrop/shared-domain/wire';
import { and, eq, inArray } from 'drizzle-orm';
import { useApi } from '../../testing/start-api.ts';
import { players, rankedFigures, ratingDays } from '../data/schema.ts';
import { days } from '../durations.ts';
import { deleteExpired } from '../jobs/delete-expired.ts';
import { refreshStatistics } from '../jobs/refresh-statistics.ts';
import { dayBefore } from '../leaderboards/places.ts';

const api = useApi();
const readRatings = async (shard = 'steam', mode = 'squad'): Promise<AnswerData<'getRatings'>> =>
  (await api.get(`/stats/rating/${shard}/${mode}`)).data;
const readPlace = async (points: number, shard = 'steam') =>
  (await api.get(`/stats/rating/${shard}/squad/place?points=${points}`)).data;

const listRanked = async () => {
  const { db } = api.context;
  const banned = await db
    .select()
    .from(players)
    .where(inArray(players.ban, ['temporary', 'permanent']));
  const rows = await db
    .select()
    .from(rankedFigures)
    .where(and(eq(rankedFigures.platform, 'steam'), eq(rankedFigures.mode, 'squad')));
  return rows.filter(
    ({ accountId, roundsPlayed }) =>
      roundsPlayed >= 5 && !banned.some((player) => player.accountId === accountId),
  );
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('counts players in steps, and finer for a line', async () => {
  const { ratings, sample, histogram } = await readRatings();
  const ranked = await listRanked();
  expect(sample).toBe(ranked.length);
  for (const { from, to, count, ratio } of ratings) {
    const within = ranked.filter(({ rankPoint }) => rankPoint >= (from ?? 0) && rankPoint <= (to ?? 0));
    expect(count).toBe(within.length);
    expect(ratio).toBeCloseTo(within.length / ranked.length);
  }
  expect(histogram?.size).toBe(20);
  for (const [i, count] of (histogram?.counts ?? []).entries()) {
    const from = (histogram?.from ?? 0) + i * 20;
    expect(count).toBe(ranked.filter(({ rankPoint }) => rankPoint >= from && rankPoint < from + 20).length);
  }
  expect(sum(histogram?.counts ?? [])).toBe(ranked.length);
});

test('lists the exact points of each division, and the players of Survivor', async () => {
  const { tiers = [] } = await readRatings();
  const ranked = await listRanked();
  const expected = [...Map.groupBy(ranked, ({ tier, subTier }) => `${tier}${subTier}`).values()].map(
    (members): RatingTier => {
      const points = members.map(({ rankPoint }) => rankPoint);
      return {
        tier: members[0]?.tier ?? '',
        subTier: members[0]?.subTier ?? '',
        players: members.length,
        lowest: Math.min(...points),
        highest: Math.max(...points),
      };
    },
  );
  expect(tiers).toEqual(expected.toSorted((a, b) => a.lowest - b.lowest));
});

test('the place of points is that of the profile', async () => {
  const ranked = await listRanked();
  for (const { accountId, rankPoint } of [ranked[0], ranked.at(-1), ranked[20]].flatMap((row) => row ?? [])) {
    const { rankedStats } = (await api.get(`/players/steam/${accountId}/seasons/pc-2018-43`)).data;
    const { population, rankPoint: standing } = rankedStats.squad.rating;
    expect(await readPlace(rankPoint)).toMatchObject({
      points: rankPoint,
      place: standing.rank,
      population,
      behind: ranked.filter((row) => row.rankPoint < rankPoint).length,
      tier: rankedStats.squad.currentTier,
    });
  }
});

test('the place of any points counts the players with more', async () => {
  const ranked = await listRanked();
  for (const points of [0, 2150, 3200, 100_000]) {
    const { place, behind, population } = await readPlace(points);
    expect(place).toBe(1 + ranked.filter(({ rankPoint }) => rankPoint > points).length);
    expect(behind).toBe(ranked.filter(({ rankPoint }) => rankPoint < points).length);
    expect(population).toBe(ranked.length);
  }
  expect((await readPlace(3200)).tier).toEqual({ tier: 'Diamond', subTier: '2' });
  const inAsia = ranked.filter(({ region }) => region === 'pc-as');
  expect(await readPlace(2150, 'pc-as')).toMatchObject({
    place: 1 + inAsia.filter(({ rankPoint }) => rankPoint > 2150).length,
    population: inAsia.length,
  });
});

test('shows the regions of a platform side by side', async () => {
  const { regions = [], sample } = await readRatings();
  expect(regions.map(({ shard }) => shard)).toEqual(['pc-as', 'pc-sea', 'pc-eu', 'pc-ru', 'pc-na', 'pc-sa']);
  expect(sum(regions.map((region) => region.sample))).toBe(sample);
  const asia = await readRatings('pc-as');
  expect(regions[0]).toEqual({
    shard: 'pc-as',
    sample: asia.sample,
    median: asia.quantiles?.p50,
    top: asia.quantiles?.p99,
    histogram: asia.histogram,
  });
  expect(regions[3]).toEqual({ shard: 'pc-ru', sample: 0, median: null, top: null, histogram: null });
  expect(asia.regions).toEqual([]);
  expect((await readRatings('kakao')).regions).toEqual([]);
});

test.each([
  ['stadia', 'squad'],
  ['steam', 'solo'],
  ['pc-krjp', 'squad'],
])('%s in %s is known and has no figures', async (shard, mode) => {
  expect(await readRatings(shard, mode)).toMatchObject({
    ...{ ratings: [], quantiles: null },
    ...{ histogram: null, tiers: [], lastWeek: null },
  });
  const { status, data } = await api.get(`/stats/rating/${shard}/${mode}/place?points=2000`);
  expect(status).toBe(200);
  expect(data).toMatchObject({ points: 2000, place: null, behind: null, population: null });
});

describe('the stored distributions', () => {
  const own = useApi();
  const read = async (): Promise<AnswerData<'getRatings'>> =>
    (await own.get('/stats/rating/steam/squad')).data;

  test('are compared with those of a week ago, and older ones are forgotten', async () => {
    const before = await read();
    await own.context.db
      .update(rankedFigures)
      .set({ rankPoint: 3000 })
      .where(eq(rankedFigures.mode, 'squad'));
    own.advance(days(7));
    await refreshStatistics.run(own.context, {});
    const { lastWeek, sample, quantiles } = await read();
    expect(quantiles?.p50).toBe(3000);
    expect(lastWeek).toMatchObject({
      day: dayBefore(own.context.now(), 7),
      sample,
      median: before.quantiles?.p50,
    });
    expect(lastWeek?.tiers).toEqual(before.tiers);
    expect(lastWeek?.histogram.counts).toEqual(before.ratings.map(({ count }) => count));
    own.advance(days(10));
    await refreshStatistics.run(own.context, {});
    expect((await read()).lastWeek).toBeNull();
    await deleteExpired.run(own.context, {});
    const kept = await own.context.db.selectDistinct({ day: ratingDays.day }).from(ratingDays);
    expect(kept.map(({ day }) => day).sort()).toEqual(
      [10, 0].map((age) => dayBefore(own.context.now(), age)),
    );
  });
});
