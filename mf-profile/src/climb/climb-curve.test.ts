import { readSeason } from '@hotdrop/shared-domain/game';
import { pubg } from '@hotdrop/shared-domain/game/pubg';
import type { Climb } from '@hotdrop/shared-domain/wire';
import { listBands, listDateTicks, toClimbCurve, xOf, yOf } from './climb-curve.ts';
import { findWeekGain, listWeeks } from './climb-weeks.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const iso = (day: string) => new Date(at(day)).toISOString();
const reading = (day: string, rankPoint: number, until?: string) => ({
  rankPoint,
  at: iso(day),
  ...(until && { until: iso(until) }),
});
const climb = (...readings: Climb['readings']): Climb => {
  const peak = readings.toSorted((a, b) => b.rankPoint - a.rankPoint)[0];
  return { readings, peak: peak ? { rankPoint: peak.rankPoint, at: peak.at } : null };
};
const curveOf = (own: Climb, end = '2026-11-23') => {
  const curve = toClimbCurve(own, iso(end));
  if (!curve) throw new Error('There is no curve.');
  return curve;
};
const season = readSeason(pubg, 'pc-2018-43');

test('breaks the line where six days are without a reading', () => {
  const curve = curveOf(
    climb(reading('2026-11-01', 2000), reading('2026-11-06', 2040), reading('2026-11-12', 2100)),
    '2026-11-13',
  );
  expect(curve.lines.map((line) => line.map(({ points }) => points))).toEqual([[2000, 2040], [2100]]);
  expect(curve.gaps).toEqual([{ from: at('2026-11-06'), to: at('2026-11-12') }]);
});

test('goes through a peak between two daily readings', () => {
  const curve = curveOf({
    readings: [reading('2026-11-20', 2000), reading('2026-11-22', 2040)],
    peak: { rankPoint: 2090, at: iso('2026-11-21') },
  });
  expect(curve.lines[0]?.map(({ points }) => points)).toEqual([2000, 2090, 2040]);
  expect(curve.high).toBeGreaterThan(2090);
});

test('needs one reading, and has finite positions with it', () => {
  expect(toClimbCurve({ readings: [], peak: { rankPoint: 2000, at: null } }, iso('2026-11-23'))).toBeNull();
  const curve = curveOf(climb(reading('2026-11-23', 2000)));
  expect(xOf(curve, at('2026-11-23'))).toBe(1);
  expect(yOf(curve, 2000)).toBeGreaterThan(0);
  expect(yOf(curve, 2000)).toBeLessThan(1);
  expect(curve.high - curve.low).toBeGreaterThanOrEqual(300);
});

test('divides the plot into its tiers, without holes', () => {
  const bands = listBands(pubg, season, { low: 2100, high: 3100 });
  expect(bands.map(({ tier }) => tier.id)).toEqual(['diamond', 'crystal', 'platinum', 'gold']);
  expect(bands[0]?.top).toBe(0);
  const heights = bands.reduce((sum, { height }) => sum + height, 0);
  expect(heights).toBeCloseTo(1);
  const lowest = listBands(pubg, season, { low: 600, high: 1200 });
  expect(lowest.map(({ tier }) => tier.id)).toEqual(['bronze']);
  expect(lowest[0]?.height).toBe(1);
});

test('knows a change of a week only if the points before it are known', () => {
  const weeks = listWeeks(
    curveOf(
      climb(
        reading('2026-10-21', 2000),
        reading('2026-10-23', 2050),
        reading('2026-10-28', 2020),
        reading('2026-11-12', 2200),
        reading('2026-11-17', 2230),
      ),
    ),
  );
  expect(weeks.map(({ number, points, change }) => [number, points, change])).toEqual([
    [43, 2050, null],
    [44, 2020, -30],
    [45, null, null],
    [46, 2200, null],
    [47, 2230, 30],
  ]);
});

describe('the gain of the week', () => {
  const gainOf = (own: Climb, end?: string) => {
    const curve = curveOf(own, end);
    return findWeekGain(listWeeks(curve), curve.to);
  };

  test('is that of the last week with readings, on its Monday after', () => {
    const own = climb(reading('2026-11-14', 2000), reading('2026-11-18', 2040), reading('2026-11-22', 2112));
    expect(gainOf(own, '2026-11-23')).toEqual({ week: 47, change: 112, since: null, isBest: false });
    expect(gainOf(own, '2026-12-01')).toBeNull();
  });

  test('names the last week that was as good', () => {
    const own = climb(
      reading('2026-10-23', 2000),
      reading('2026-10-27', 2130),
      reading('2026-11-01', 2130),
      reading('2026-11-05', 2150),
      reading('2026-11-10', 2150),
      reading('2026-11-13', 2160),
      reading('2026-11-18', 2260),
    );
    expect(gainOf(own, '2026-11-20')).toMatchObject({ week: 47, change: 100, since: 44 });
  });

  test('says so if no week was as good', () => {
    const own = climb(
      reading('2026-10-30', 2000),
      reading('2026-11-05', 2010),
      reading('2026-11-10', 2040),
      reading('2026-11-14', 2050),
      reading('2026-11-18', 2150),
    );
    expect(gainOf(own, '2026-11-20')).toMatchObject({ change: 100, since: null, isBest: true });
  });
});

test('names as many dates as have room', () => {
  const season = listDateTicks(at('2026-09-16'), at('2026-11-23'));
  expect(season.map(({ format }) => format)).toEqual(['month', 'month']);
  const weeks = listDateTicks(at('2026-11-01'), at('2026-11-23'));
  expect(weeks.map(({ at: time }) => new Date(time).getUTCDay())).toEqual([1, 1]);
  expect(listDateTicks(at('2026-11-22'), at('2026-11-23'))).toEqual([]);
});
