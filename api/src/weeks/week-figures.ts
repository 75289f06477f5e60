import { parseWeek, type Week, weekBefore } from '@hotdrop/shared-domain/text';
import type { MapRecord, PlayedWeek, WeekFigures } from '@hotdrop/shared-domain/wire';
import { and, gte, lt, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema/matches.ts';
import { isCounted } from '../habits/counted-matches.ts';
import { enoughGames, sumColumns, toRecord, unifyMaps } from '../habits/match-records.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { intervalOf, readWeekBounds } from './week-bounds.ts';

/** The times between which the matches of a week and of the week before began. */
export interface WeekRange {
  readonly before: Date;
  readonly from: Date;
  readonly until: Date;
}

const isBetween = (from: Date, until: Date) =>
  and(gte(participants.createdAt, from), lt(participants.createdAt, until));

export const isInWeek = ({ from, until }: WeekRange) => isBetween(from, until);

/** The figures of the week and of the week before. Null: no match with elimination. */
export const readFigures = async (context: Context, accountId: string, range: WeekRange) => {
  const rows = await context.db
    .select({
      isBefore: sql<boolean>`${participants.createdAt} < ${range.from.toISOString()}::timestamptz`.as(
        'is_before',
      ),
      matches: sql<number>`count(*)::int`,
      wins: sql<number>`(count(*) filter (where ${participants.teamRank} = 1))::int`,
      top10s: sql<number>`(count(*) filter (where ${participants.teamRank} <= 10))::int`,
      kills: sql<number>`sum(${participants.kills})::int`,
      averageDamage: sql<number>`avg(${participants.damageDealt})`,
      timeSurvived: sql<number>`sum(${participants.timeSurvived})`,
    })
    .from(participants)
    .where(and(isCounted(context, accountId), isBetween(range.before, range.until)))
    .groupBy(sql`is_before`)
    .prepare('figures of a week')
    .execute();
  const find = (isBefore: boolean): WeekFigures | null => {
    const row = rows.find((one) => one.isBefore === isBefore);
    if (!row) return null;
    const { isBefore: _, ...figures } = row;
    return figures;
  };
  return { figures: find(false), before: find(true) };
};

/** The map with the highest win rate, then top 10 rate, then average place. */
export const readBestMap = async (
  context: Context,
  accountId: string,
  range: WeekRange,
): Promise<MapRecord | null> => {
  const rows = await context.db
    .select({
      mapName: participants.mapName,
      ...sumColumns,
    })
    .from(participants)
    .where(and(isCounted(context, accountId), isInWeek(range)))
    .groupBy(participants.mapName)
    .orderBy(participants.mapName)
    .prepare('maps of a week')
    .execute();
  const records = [...Map.groupBy(rows, unifyMaps(context, rows))]
    .map(([mapName, all]) => ({ mapName, ...toRecord(all) }))
    .filter(({ games }) => games >= enoughGames);
  const [best] = records.sort(
    (one, other) =>
      other.wins / other.games - one.wins / one.games ||
      other.top10s / other.games - one.top10s / one.games ||
      one.averagePlace - other.averagePlace,
  );
  return best ?? null;
};

/** The weeks of which all matches are still stored, newest first. */
function listKeptWeeks(context: Context, running: Week): readonly Week[] {
  const first = retentionStart(context).getTime();
  const weeks: Week[] = [];
  for (let week = running; week.start >= first; week = weekBefore(week)) weeks.push(week);
  return weeks;
}

/** The weeks with matches, newest first. */
export const listPlayedWeeks = async (
  context: Context,
  accountId: string,
  running: Week,
): Promise<PlayedWeek['otherWeeks']> => {
  const weeks = listKeptWeeks(context, running).toReversed();
  const bounds = await readWeekBounds(
    context,
    accountId,
    weeks.map(({ start }) => new Date(start)),
  );
  const rows = await context.db
    .select({ at: intervalOf(bounds).as('at'), matches: sql<number>`count(*)::int` })
    .from(participants)
    .where(and(isCounted(context, accountId), gte(participants.createdAt, bounds[0] ?? context.now())))
    .groupBy(sql`at`)
    .orderBy(sql`at desc`)
    .prepare('played weeks')
    .execute();
  return rows.flatMap(({ at, matches }) => {
    const week = weeks[at - 1];
    return week ? { week: week.id, matches } : [];
  });
};

/** Null: the week has not begun, or its matches are no longer all stored. */
export function findKeptWeek(context: Context, id: string): Week | null {
  const week = parseWeek(id);
  const now = context.now().getTime();
  return week && week.start <= now && week.start >= retentionStart(context).getTime() ? week : null;
}
