import type { AnswerData, HistoryStep } from '@hotdrop/shared-domain/wire';
import { and, gte, lt } from 'drizzle-orm';
import { startApi, type TestApi, useApi } from '../../testing/start-api.ts';
import { playerCounts } from '../data/schema.ts';
import { days, hours } from '../durations.ts';
import { countPlayers } from '../jobs/count-players.ts';

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

test.each(['range=week', 'range=all&compare=year', 'range=year&compare=week'])(
  'has nothing earlier for %s',
  async (query) => {
    expect((await readPlaying(query)).earlier).toBeNull();
  },
);

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

  test('grow by a point every half hour', async () => {
    for (let i = 0; i < 48; i++) {
      fresh.advance(hours(0.5));
      await countPlayers.run(fresh.context, {});
    }
    const [first] = await readGames();
    const counted = await readGames();
    fresh.advance(hours(1));
    await countPlayers.run(fresh.context, {});
    const [later] = await readGames();
    expect(later.hours.slice(0, 23)).toEqual(first.hours.slice(1, 24));
    expect(counted).toHaveLength(10);
  });
});
