import { durations } from '@hotdrop/shared-domain/rules';
import { sql } from 'drizzle-orm';
import { pointReadings } from '../data/schema/points.ts';
import type { Database } from '../data/store.ts';

/** Rank points of a player in a mode. */
export interface ReadPoints {
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
export interface PastPoints extends ReadPoints {
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
