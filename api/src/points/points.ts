import { durations } from '@hotdrop/shared-domain/rules';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { type Given, prepared } from '../data/prepared.ts';
import { pointReadings } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { sourceRetention } from '../durations.ts';

/** Rank points of a player in a mode. */
interface ReadPoints {
  readonly accountId: string;
  readonly mode: string;
  readonly rankPoint: number;
}

/** Players without a rank have no points. */
const hasPoints = ({ rankPoint }: ReadPoints): boolean => rankPoint > 0;

const toRecordset = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;

/**
 * Records rank points that the site has read at a time. Equal points extend the last row, and other ones start a new
 * row. A row never spans a time without readings that pages draw as a gap.
 */
export const recordPoints = async (
  db: Database,
  season: string,
  readAt: Date,
  points: readonly ReadPoints[],
): Promise<void> => {
  const rows = points
    .filter(hasPoints)
    .map(({ accountId, mode, rankPoint }) => ({ accountId, mode, rankPoint: Math.round(rankPoint) }));
  if (rows.length === 0) return;
  const at = sql`${readAt.toISOString()}::timestamptz`;
  const gapStart = sql`${new Date(readAt.getTime() - durations.readingGap).toISOString()}::timestamptz`;
  await db.execute(sql`
    with new_points as (
      select distinct on ("accountId", mode) "accountId" as account_id, mode, "rankPoint" as rank_point
        from ${toRecordset(rows)} as each("accountId" text, mode text, "rankPoint" integer)
    ), compared as (
      select new_points.*, last.at, last.until, last.rank_point as last_point
        from new_points left join lateral (
          select at, until, rank_point from ${pointReadings} as each
           where each.account_id = new_points.account_id and each.season = ${season} and each.mode = new_points.mode
           order by at desc limit 1
        ) as last on true
       where last.until is null or last.until < ${at}
    ), extended as (
      update ${pointReadings} as each set until = ${at} from compared
       where each.account_id = compared.account_id and each.season = ${season} and each.mode = compared.mode
         and each.at = compared.at and last_point = compared.rank_point and compared.until > ${gapStart}
    )
    insert into ${pointReadings} (account_id, season, mode, at, until, rank_point)
    select account_id, ${season}, mode, ${at}, ${at}, rank_point from compared
     where compared.at is null or last_point <> rank_point or compared.until <= ${gapStart}
        on conflict do nothing`);
};

/** Points over time, as only the demo world knows them. */
interface PastPoints extends ReadPoints {
  readonly at: Date;
  readonly until: Date;
}

/** Adds readings of the past. Rows that exist stay. */
export const addPastPoints = async (
  db: Database,
  season: string,
  points: readonly PastPoints[],
): Promise<void> => {
  await db.execute(sql`
    insert into ${pointReadings} (account_id, season, mode, at, until, rank_point)
    select "accountId", ${season}, mode, at, until, "rankPoint"
      from ${toRecordset(points)}
        as each("accountId" text, mode text, at timestamptz, until timestamptz, "rankPoint" integer)
        on conflict do nothing`);
};

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
interface SpanPoints {
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

interface Period {
  readonly accountId: string;
  readonly from: Date;
  /** Null: until now. */
  readonly until: Date | null;
}

const readPeriod = prepared(
  'points of a period',
  ({ db }: { db: Database }, { accountId, from, until }: Given<Period>) =>
    db
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
          gte(pointReadings.until, from),
          sql`coalesce(${pointReadings.at} <= ${until}::timestamptz, true)`,
        ),
      )
      .orderBy(asc(pointReadings.at)),
);

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
  const readings = await readPeriod(
    { db },
    {
      accountId,
      from: new Date(Math.min(...starts)),
      until: isOpen ? null : new Date(Math.max(...ends)),
    },
  );
  return spans.map((span) => findPoints(readings, span));
};

/** The points that a player won or lost in each span. Null: not known. */
export const readPointChanges = async (
  db: Database,
  accountId: string,
  spans: readonly RankedSpan[],
): Promise<readonly (number | null)[]> =>
  (await readSpanPoints(db, accountId, spans)).map((points) => points && points.to - points.from);
