import { findPeak } from '@hotdrop/shared-domain/stats';
import type { AnswerData, HistoryStep, RatingTier } from '@hotdrop/shared-domain/wire';
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import { startApi, type TestApi, useApi } from '../../testing/start-api.ts';
import { playerCounts, players, rankedStats, ratingDays } from '../data/schema.ts';
import { days, hours } from '../durations.ts';
import { deleteExpired } from '../jobs/delete-expired.ts';
import { refreshStatistics } from '../jobs/refresh-boards.ts';
import { dayBefore } from '../leaderboards/places.ts';

describe('player counts', () => {
  const api = useApi();
  const readPlaying = async (query: string): Promise<AnswerData<'getPlaying'>> =>
    (await api.get(`/stats/steam?${query}`)).data;

  const readCounts = async (from: number, to: number) =>
    (
      await api.context.db
        .select()
        .from(playerCounts)
        .where(and(gte(playerCounts.at, new Date(from)), lt(playerCounts.at, new Date(to))))
    ).map(({ count }) => count);

  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  test.each(['week', 'year'])(
    'each step of the range "%s" has the mean of its counts, and a day or more the peak',
    async (range) => {
      const { history, step = 0 } = await readPlaying(`range=${range}`);
      const now = api.context.now().getTime();
      for (const [i, { at, count, peak, isOpen }] of history.entries()) {
        const counts = await readCounts(Date.parse(at), Math.min(Date.parse(at) + step, now + 1));
        expect(Math.abs(count - mean(counts))).toBeLessThanOrEqual(0.5);
        expect(peak).toBe(step >= days(1) ? Math.max(...counts) : undefined);
        expect(isOpen).toBe(Date.parse(at) + step > now ? true : undefined);
        if (isOpen) expect(i).toBe(history.length - 1);
      }
    },
  );

  test.each([
    ['day', 'week', days(7), hours(1) / 6],
    ['week', 'year', days(364), hours(1)],
  ])('compares the range "%s" with that of a %s earlier', async (range, compare, offset, step) => {
    const { history, earlier } = await readPlaying(`range=${range}&compare=${compare}`);
    expect(earlier?.offset).toBe(offset);
    const first = Date.parse(history[0]?.at ?? '') - offset;
    const points: readonly HistoryStep[] = earlier?.history ?? [];
    expect(points.length).toBeGreaterThan(20);
    for (const { at, count } of points) {
      expect((Date.parse(at) - first) % step).toBe(0);
      const end = Math.min(Date.parse(at) + step, api.context.now().getTime() - offset + 1);
      expect(Math.abs(count - mean(await readCounts(Date.parse(at), end)))).toBeLessThanOrEqual(0.5);
    }
  });

  test('marks the starts of seasons since the first point', async () => {
    const { events = [] } = await readPlaying('range=month');
    expect(events).toEqual([]);
    const year = await readPlaying('range=year');
    expect(year.events?.length).toBeGreaterThan(2);
    for (const { at } of year.events ?? []) expect(at >= (year.history[0]?.at ?? '')).toBe(true);
    expect(year.events?.at(-1)).toEqual({
      kind: 'season',
      season: 'division.bro.official.pc-2018-43',
      at: '2026-09-10T08:30:00.000Z',
    });
  });

  describe('the count of now', () => {
    const own = useApi();

    test('is compared with those of yesterday, a week, and a year ago', async () => {
      const { data } = await own.get('/stats/count');
      const now = own.context.now().getTime();
      for (const [age, count] of [
        [1, data.yesterday],
        [7, data.lastWeek],
        [364, data.lastYear],
      ]) {
        const counts = await readCounts(now - days(age) - hours(1), now - days(age) + 1);
        expect(counts).toContain(count);
      }
      await own.context.db.delete(playerCounts).where(lt(playerCounts.at, new Date(now - days(2))));
      expect((await own.get('/stats/count')).data).toMatchObject({ lastWeek: null, lastYear: null });
    });
  });

  describe('the most played games', () => {
    let fresh: TestApi;
    beforeEach(async () => {
      fresh = await startApi();
    });
    afterEach(() => fresh.close());

    const readGames = async () => (await fresh.get('/stats/steam?range=day')).data.ranking;

    test('begin with their last day, their share, and their movement', async () => {
      const games: AnswerData<'getPlaying'>['ranking'] = await readGames();
      const shares = games.map(({ share = 0 }) => share);
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
      for (const { hours: counts = [], current } of games) {
        expect(counts).toHaveLength(25);
        expect(counts).not.toContain(null);
        expect(counts.at(-1)).toBe(current);
      }
      const before = games.toSorted((a, b) => (b.hours?.[0] ?? 0) - (a.hours?.[0] ?? 0));
      expect(games.map(({ movement }) => movement)).toEqual(
        games.map((game, place) => before.indexOf(game) - place),
      );
    });
  });
});

describe('peaks', () => {
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
});

describe('ratings', () => {
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
      .from(rankedStats)
      .where(
        and(
          eq(rankedStats.platform, 'steam'),
          eq(rankedStats.season, 'division.bro.official.pc-2018-43'),
          eq(rankedStats.mode, 'squad'),
        ),
      );
    return rows.filter(
      ({ accountId, roundsPlayed }) =>
        (roundsPlayed ?? 0) >= 5 && !banned.some((player) => player.accountId === accountId),
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
    for (const { accountId, rankPoint } of [ranked[0], ranked.at(-1), ranked[20]].flatMap(
      (row) => row ?? [],
    )) {
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
    expect(regions.map(({ shard }) => shard)).toEqual([
      'pc-as',
      'pc-sea',
      'pc-eu',
      'pc-ru',
      'pc-na',
      'pc-sa',
    ]);
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
  ])('%s in %s is known and has no stats', async (shard, mode) => {
    expect(await readRatings(shard, mode)).toMatchObject({
      ratings: [],
      quantiles: null,
      histogram: null,
      tiers: [],
      lastWeek: null,
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
      await own.context.db.update(rankedStats).set({ rankPoint: 3000 }).where(eq(rankedStats.mode, 'squad'));
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
});
