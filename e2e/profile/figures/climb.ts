import type { Climb } from '@hotdrop/shared-domain/wire';
import { expect } from '@playwright/test';
import { numbersIn, type Shown } from './shown.ts';
import { mode, type Subject } from './subject.ts';

const day = 86_400_000;
/** The longest time without readings in which the points count as known. */
const longestWait = 6 * day;

interface Span {
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

/** The readings and the peak, oldest first. */
function listSpans({ readings, peak }: Climb): readonly Span[] {
  const spans = readings.map(({ rankPoint, at, until }) => ({
    from: Date.parse(at),
    to: Date.parse(until ?? at),
    points: rankPoint,
  }));
  const at = Date.parse(peak?.at ?? '');
  if (peak && at > 0 && !spans.some(({ from }) => from === at))
    spans.push({ from: at, to: at, points: peak.rankPoint });
  return spans.sort((one, other) => one.from - other.from);
}

/** The points at a time. Null: there was no reading for too long. */
function pointsAt(spans: readonly Span[], time: number): number | null {
  const before = spans.findLast(({ from }) => from < time);
  return before && time - before.to < longestWait ? before.points : null;
}

const mondayBefore = (time: number): number => {
  const midnight = Math.floor(time / day) * day;
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * day;
};

/** Each week from the first to the last reading: its points and the change, null if not known. */
function listWeeks(spans: readonly Span[]) {
  const times = spans.flatMap(({ from, to }) => [from, to]);
  const weeks: { points: number | null; change: number | null }[] = [];
  for (let start = mondayBefore(Math.min(...times)); start <= Math.max(...times); start += 7 * day) {
    const end = start + 7 * day;
    const isRead = times.some((time) => time >= start && time < end);
    const last = spans.findLast(({ from }) => from < end)?.points ?? null;
    const points = isRead ? last : pointsAt(spans, end);
    const before = pointsAt(spans, start);
    weeks.push({ points, change: points === null || before === null ? null : points - before });
  }
  return weeks;
}

const withCommas = (points: number): string => points.toLocaleString('en-US');

/** Compares the words, the label, and the table of the curve with the readings, and its ends with the season's figures. */
export function compareClimb(
  { text, label, rows }: Shown,
  climb: Climb | undefined,
  { stats }: Subject,
): void {
  if (!climb) throw new Error('The player has no climb in this mode.');
  const own = stats.rankedStats[mode];
  const { readings, peak } = climb;
  expect(readings.at(-1)?.rankPoint).toBe(own?.currentRankPoint);
  expect(peak?.rankPoint).toBe(own?.bestRankPoint);

  const spans = listSpans(climb);
  const [first, last] = [withCommas(spans[0]?.points ?? 0), withCommas(spans.at(-1)?.points ?? 0)];
  expect(label).toMatch(new RegExp(`^Rank points from ${first} on .* to ${last} on `));
  if (peak?.at) expect(label).toContain(`The peak is ${withCommas(peak.rankPoint)} on `);
  expect(text).toContain(`${withCommas(peak?.rankPoint ?? 0)} best`);

  const weeks = listWeeks(spans);
  expect(rows).toHaveLength(weeks.length);
  for (const [at, { points, change }] of weeks.entries()) {
    const [, shown = '', changed = ''] = rows[at] ?? [];
    if (points === null) expect(shown).toBe('no readings');
    else expect(numbersIn(shown)).toEqual([points]);
    if (change === null) expect(changed).toBe('–');
    else expect(Number(changed.replace(',', ''))).toBe(change);
  }
  const gain = weeks.at(-1)?.change ?? null;
  if (gain !== null && gain > 0) expect(text).toContain(`${withCommas(gain)} points won in week`);
  if (gain !== null && gain < 0) expect(text).toContain(`${withCommas(-gain)} points lost in week`);
}
