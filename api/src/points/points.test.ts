import { eq } from 'drizzle-orm';
import { useApi } from '../../testing/start-api.ts';
import { players, pointReadings } from '../data/schema.ts';
import { days } from '../durations.ts';
import { readPointChanges, recordPoints } from './points.ts';

const api = useApi({ isEmpty: true });

const season = 'division.bro.official.pc-2018-43';
const accountId = 'account.climber';
/** Some days before the test clock. */
const ago = (count: number) => new Date(api.context.now().getTime() - days(count));
const read = (at: Date, rankPoint: number, mode = 'squad') =>
  recordPoints(api.context.db, season, at, [{ accountId, mode, rankPoint }]);
const listRows = async () => {
  const rows = await api.context.db.select().from(pointReadings).orderBy(pointReadings.at);
  return rows.map(({ at, until, rankPoint }) => [at, until, rankPoint]);
};

beforeEach(async () => {
  await api.context.db.delete(pointReadings);
  await api.context.db.delete(players);
});

test('records a row for each change', async () => {
  await read(ago(5), 2000);
  await read(ago(4), 2040);
  await read(ago(3), 2040);
  await read(ago(2), 2010);
  expect(await listRows()).toEqual([
    [ago(5), ago(5), 2000],
    [ago(4), ago(3), 2040],
    [ago(2), ago(2), 2010],
  ]);
});

test('records equal points again after a time without readings, so that pages can show the gap', async () => {
  await read(ago(20), 2000);
  await read(ago(10), 2000);
  expect(await listRows()).toEqual([
    [ago(20), ago(20), 2000],
    [ago(10), ago(10), 2000],
  ]);
});

test('ignores points that are older than the last ones, and players without a rank', async () => {
  await read(ago(2), 2000);
  await read(ago(3), 1900);
  await read(ago(1), 0, 'duo');
  expect(await listRows()).toEqual([[ago(2), ago(2), 2000]]);
});

describe('the points of ranked matches in a row', () => {
  const change = async (span: { from: Date; to: Date; after?: Date; before?: Date; mode?: string }) => {
    const [points] = await readPointChanges(api.context.db, accountId, [
      { mode: 'squad', after: ago(30), before: null, ...span },
    ]);
    return points;
  };

  test('are the difference of the readings on both sides', async () => {
    await read(ago(5), 2000);
    await read(ago(3), 2060);
    expect(await change({ from: ago(4), to: ago(3.5) })).toBe(60);
    expect(await change({ from: ago(4), to: ago(3.5), after: ago(6), before: ago(2) })).toBe(60);
  });

  test('are unknown without a reading on both sides', async () => {
    await read(ago(5), 2000);
    await read(ago(3), 2060);
    expect(await change({ from: ago(6), to: ago(5.5) })).toBeNull();
    expect(await change({ from: ago(2), to: ago(1) })).toBeNull();
    expect(await change({ from: ago(4), to: ago(3.5), mode: 'duo' })).toBeNull();
  });

  test('are unknown if a reading includes other matches', async () => {
    await read(ago(5), 2000);
    await read(ago(3), 2060);
    expect(await change({ from: ago(4), to: ago(3.5), after: ago(4.5) })).toBeNull();
    expect(await change({ from: ago(4), to: ago(3.5), before: ago(3.2) })).toBeNull();
  });

  test('are unknown if the game may have deleted matches between the readings', async () => {
    await read(ago(15), 2000);
    await read(ago(2), 2060);
    expect(await change({ from: ago(4), to: ago(3) })).toBe(60);
    await read(ago(0.5), 2090);
    expect(await change({ from: ago(1.5), to: ago(1), after: ago(16) })).toBe(30);
    await api.context.db.delete(pointReadings).where(eq(pointReadings.at, ago(2)));
    expect(await change({ from: ago(1.5), to: ago(1), after: ago(16) })).toBeNull();
  });

  test('are unknown across a change of the season', async () => {
    await read(ago(5), 2000);
    await recordPoints(api.context.db, 'division.bro.official.pc-2018-44', ago(3), [
      { accountId, mode: 'squad', rankPoint: 1500 },
    ]);
    expect(await change({ from: ago(4), to: ago(3.5) })).toBeNull();
  });
});

describe('the call', () => {
  const climbs = async () =>
    (await api.get(`/players/steam/${accountId}/seasons/pc-2018-43/climbs`)).data.climbs;
  beforeEach(async () => {
    const { now, db } = api.context;
    await db.insert(players).values({ accountId, platform: 'steam', name: 'Climber', seenAt: now() });
  });

  test('answers the last reading of each day, and the peak', async () => {
    const noon = Date.parse('2026-11-18T12:00:00Z');
    const at = (hours: number) => new Date(noon + hours * 3_600_000);
    await read(at(-2), 2000);
    await read(at(0), 2090);
    await read(at(3), 2050);
    await read(at(30), 2070);
    await read(at(40), 2070);
    expect(await climbs()).toEqual({
      squad: {
        readings: [
          { rankPoint: 2050, at: at(3).toISOString() },
          { rankPoint: 2070, at: at(30).toISOString(), until: at(40).toISOString() },
        ],
        peak: { rankPoint: 2090, at: at(0).toISOString() },
      },
    });
  });
});
