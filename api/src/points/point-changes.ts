import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { pointReadings } from '../data/schema/points.ts';
import type { Database } from '../data/store.ts';
import { sourceRetention } from '../durations.ts';

/** Ranked matches of one mode in a row. */
export interface RankedSpan {
  readonly mode: string;
  /** The start of the first match, and the end of the last one. */
  readonly from: Date;
  readonly to: Date;
  /** The end of the player's last ranked match of the mode before; if there is none, the time since which matches are known. */
  readonly after: Date;
  /** The start of the next one; null: there is none yet. */
  readonly before: Date | null;
}

type Reading = Pick<typeof pointReadings.$inferSelect, 'season' | 'mode' | 'at' | 'until' | 'rankPoint'>;

/** The points before and after ranked matches. */
export interface SpanPoints {
  readonly season: string;
  readonly from: number;
  readonly to: number;
  /** Oldest first, from the last reading before the matches to the first one after them. */
  readonly readings: readonly Reading[];
}

const findInSeason = (readings: readonly Reading[], season: string, span: RankedSpan): SpanPoints | null => {
  const own = readings.filter((each) => each.mode === span.mode && each.season === season);
  const before = own.findLast(({ at }) => at <= span.from);
  if (!before || before.until < span.after) return null;
  const after = own.find(({ until }) => until >= span.to);
  if (!after || (span.before && after.at > span.before)) return null;
  // The game deletes matches, so there may be others that the site has never read.
  if (after.at.getTime() - before.until.getTime() > sourceRetention) return null;
  const between = own.filter(({ at }) => at >= before.at && at <= after.at);
  return { season, from: before.rankPoint, to: after.rankPoint, readings: between };
};

/** Seasons of the demo world overlap: a new one has readings from before it was listed. The newest one counts. */
const findPoints = (readings: readonly Reading[], span: RankedSpan): SpanPoints | null => {
  const seasons = new Set(readings.map(({ season }) => season).toReversed());
  for (const season of seasons) {
    const points = findInSeason(readings, season, span);
    if (points) return points;
  }
  return null;
};

/**
 * The points of a player before and after each span. Null: there is no reading on both sides, or other matches are or
 * may be between a reading and the span, so that a change would include them.
 */
export const readSpanPoints = async (
  db: Database,
  accountId: string,
  spans: readonly RankedSpan[],
): Promise<readonly (SpanPoints | null)[]> => {
  if (spans.length === 0) return [];
  const starts = spans.map(({ after }) => after.getTime());
  const ends = spans.map(({ to, before }) => (before ?? to).getTime());
  const isOpen = spans.some(({ before }) => before === null);
  const readings = await db
    .select({
      season: pointReadings.season,
      mode: pointReadings.mode,
      at: pointReadings.at,
      until: pointReadings.until,
      rankPoint: pointReadings.rankPoint,
    })
    .from(pointReadings)
    .where(
      and(
        eq(pointReadings.accountId, accountId),
        gte(pointReadings.until, new Date(Math.min(...starts))),
        isOpen ? undefined : lte(pointReadings.at, new Date(Math.max(...ends))),
      ),
    )
    .orderBy(asc(pointReadings.at));
  return spans.map((span) => findPoints(readings, span));
};

/** The points that a player won or lost in each span. Null: not known. */
export const readPointChanges = async (
  db: Database,
  accountId: string,
  spans: readonly RankedSpan[],
): Promise<readonly (number | null)[]> =>
  (await readSpanPoints(db, accountId, spans)).map((points) => points && points.to - points.from);
