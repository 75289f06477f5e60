import type { SeasonClimbs } from '@hotdrop/shared-domain/wire';
import { eq } from 'drizzle-orm';
import { useApi } from '../../testing/start-api.ts';
import { pointReadings, seasonStats } from '../data/schema.ts';

const api = useApi();
const of = (name: string, rest: string) =>
  api.get(`/players/steam/${api.accountIdOf('steam', name)}/seasons/${rest}`);
const climbsOf = async (name: string, season = 'pc-2018-43'): Promise<SeasonClimbs> =>
  (await of(name, `${season}/climbs`)).data;

test('the demo world begins with the whole climb of the season', async () => {
  const { climbs, end } = await climbsOf('Hotdrop');
  const { rankedStats } = (await of('Hotdrop', 'pc-2018-43')).data;
  expect(end).toBe(api.context.now().toISOString());
  expect(Object.keys(climbs)).toEqual(expect.arrayContaining(Object.keys(rankedStats)));
  const squad = climbs.squad;
  expect(squad?.readings.length).toBeGreaterThan(10);
  expect(squad?.readings.at(-1)?.rankPoint).toBe(rankedStats.squad.currentRankPoint);
  expect(squad?.peak?.rankPoint).toBe(rankedStats.squad.bestRankPoint);
  const readDays = squad?.readings.map(({ at }) => at.slice(0, 10)) ?? [];
  expect(new Set(readDays).size).toBe(readDays.length);
});

test('a past season without readings and stats has no climb, and ends when the next one starts', async () => {
  const { climbs, end } = await climbsOf('NeverLanded', 'pc-2018-42');
  expect(climbs).toEqual({});
  expect(Date.parse(end)).toBeLessThan(api.context.now().getTime());
  expect((await of('Hotdrop', 'pc-2018-99/climbs')).status).toBe(404);
});

test('averages of tiers are those of the games of their players', async () => {
  const { tiers, updatedAt } = (await api.get('/stats/tiers/steam/pc-2018-43')).data;
  expect(updatedAt).toBe(api.context.now().toISOString());
  const rows = await api.context.db.select().from(seasonStats).where(eq(seasonStats.shard, 'steam'));
  const banned = new Set(
    api.world.people.filter(({ ban }) => ban !== null).map(({ accountId }) => accountId),
  );
  const squads = rows
    .filter(({ accountId }) => !banned.has(accountId))
    .flatMap(({ ranked }) => ranked.squad ?? [])
    .filter(({ roundsPlayed }) => roundsPlayed >= 5);
  const byTier = Map.groupBy(squads, ({ currentTier }) => currentTier.tier);
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  expect(tiers.squad).toHaveLength(byTier.size);
  for (const { tier, players, stats } of tiers.squad) {
    const own = byTier.get(tier) ?? [];
    expect(players).toBe(own.length);
    if (own.length < 10) {
      expect(stats).toBeNull();
      continue;
    }
    const rounds = total(own.map(({ roundsPlayed }) => roundsPlayed));
    expect(stats.kd).toBeCloseTo(total(own.map((o) => o.kills)) / total(own.map((o) => o.deaths)), 2);
    expect(stats.avgDamageDealt).toBeCloseTo(total(own.map((o) => o.damageDealt)) / rounds, 0);
    expect(stats.winRatio).toBeCloseTo(total(own.map((o) => o.wins)) / rounds, 3);
    expect(stats.avgRank).toBeCloseTo(total(own.map((o) => (o.avgRank ?? 0) * o.roundsPlayed)) / rounds, 1);
    expect(stats.knocks).toBeCloseTo(total(own.map((o) => o.dBNOs ?? 0)) / rounds, 2);
  }
});

// With a host of their own: they move its clock and change stats.
describe('while the demo world goes on', () => {
  const api = useApi();
  const of = (rest: string) =>
    api.get(`/players/steam/${api.accountIdOf('steam', 'Hotdrop')}/seasons/pc-2018-43${rest}`);

  test('a renewal records the points that it reads', async () => {
    const accountId = api.accountIdOf('steam', 'Hotdrop');
    const countRows = async () =>
      (await api.context.db.select().from(pointReadings).where(eq(pointReadings.accountId, accountId)))
        .length;
    const before = await countRows();
    api.advance(10 * 24 * 3_600_000);
    await api.get(`/rpc/player-sync/steam/${accountId}?flag=1`);
    await api.runJobs();
    expect(await countRows()).toBeGreaterThan(before);
    const { climbs }: SeasonClimbs = (await of('/climbs')).data;
    const { rankedStats } = (await of('')).data;
    expect(climbs.squad?.readings.at(-1)?.rankPoint).toBe(rankedStats.squad.currentRankPoint);
  });
});
