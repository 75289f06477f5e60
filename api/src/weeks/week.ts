import { shardInData } from '@hotdrop/shared-domain/game';
import { sessionGap } from '@hotdrop/shared-domain/stats';
import { parseWeek, type Week, weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import type { MapRecord, Partner, PlayedWeek, WeekFigures } from '@hotdrop/shared-domain/wire';
import { and, asc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import {
  enoughGames,
  groupMates,
  isCounted,
  isTeamMode,
  joinKnown,
  knownColumns,
  selectTeamMatches,
  sumColumns,
  toRecord,
  unifyMaps,
} from '../habits/matches-sql.ts';
import { operation } from '../http/operation.ts';
import { notFound } from '../http/problem.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { requirePlayer } from '../players/find-player.ts';
import { type RankedSpan, readSpanPoints } from '../points/points.ts';
import {
  findBest,
  listRuns,
  type PlayedRow,
  type Run,
  selectPlayed,
  toOwnMatch,
  toSessions,
} from '../sessions/played.ts';

const timeList = (times: readonly Date[]) =>
  sql`${sql.param(times.map((time) => time.toISOString()))}::timestamptz[]`;

/** Longest time that a player plays without a break of two hours. */
const longestSession = sql.raw(`interval '1 day'`);

/**
 * Finds when the first session begins at or after each of these times. A session belongs to the week in which it began,
 * so the matches of a week are those between two bounds. Each bound reads the matches of two days.
 */
const readWeekBounds = async (
  { db }: Context,
  accountId: string,
  times: readonly Date[],
): Promise<readonly Date[]> => {
  const near = sql`(
    select created_at, coalesce(created_at - max(created_at + time_survived * interval '1 second') over (
             order by created_at, match_id rows between unbounded preceding and 1 preceding
           ) >= ${sql.param(sessionGap)}::bigint * interval '1 millisecond', true) as is_first
      from participants
     where account_id = ${accountId} and created_at >= at - ${longestSession} and created_at < at + ${longestSession})`;
  const rows = await db
    .select({
      bound: sql`coalesce(
          (select min(created_at) from ${near} near where is_first and created_at >= at), at + ${longestSession}
        )`.mapWith(participants.createdAt),
    })
    .from(sql`unnest(${timeList(times)}) at`)
    .orderBy(sql`at`)
    .prepare('bounds of weeks')
    .execute();
  return rows.map(({ bound }) => bound);
};

/** Numbers the interval between these times in which a match began: 1 for the first one, 0 for before all. */
const intervalOf = (bounds: readonly Date[]) =>
  sql<number>`width_bucket(${participants.createdAt}, ${timeList(bounds)})`;

const endedAt = sql`${participants.createdAt} + ${participants.timeSurvived} * interval '1 second'`;

const readMatches = (context: Context, accountId: string, range: WeekRange) =>
  selectPlayed(context, and(eq(participants.accountId, accountId), isInWeek(range)))
    .orderBy(asc(participants.createdAt), participants.matchId)
    .prepare('matches of a week')
    .execute();

/** The ends of the last ranked matches before the week, and the starts of the first ones after it, by mode. */
const readNeighbors = (context: Context, accountId: string, { from, until }: WeekRange) =>
  context.db
    .select({
      mode: participants.gameMode,
      after: sql<Date | null>`max(${endedAt}) filter (
        where ${participants.createdAt} < ${from.toISOString()}::timestamptz)`.mapWith(
        participants.createdAt,
      ),
      before: sql<Date | null>`min(${participants.createdAt}) filter (
        where ${participants.createdAt} >= ${until.toISOString()}::timestamptz)`.mapWith(
        participants.createdAt,
      ),
    })
    .from(participants)
    .where(
      and(
        isCounted(context, accountId, { kind: 'ranked' }),
        gte(participants.createdAt, retentionStart(context)),
      ),
    )
    .groupBy(participants.gameMode)
    .prepare('ranked matches around a week')
    .execute();

type Best = PlayedWeek['bestMatch'];

async function readBestMatch(context: Context, accountId: string, rows: readonly PlayedRow[]): Promise<Best> {
  const best = findBest(rows);
  if (!best) return null;
  const [team] = await context.db
    .select({ damage: sql<number>`sum(${participants.damageDealt})` })
    .from(participants)
    .where(
      and(
        eq(participants.matchId, best.id),
        eq(participants.createdAt, best.createdAt),
        // Solo players are a team each, with whatever id.
        or(
          eq(participants.accountId, accountId),
          and(eq(participants.teamId, best.teamId), isTeamMode(context)),
        ),
      ),
    )
    .prepare('damage of a team')
    .execute();
  return { ...toOwnMatch(best), teamDamage: team?.damage || null };
}

type WeekMatches = Pick<PlayedWeek, 'sessions' | 'modes' | 'bestMatch'>;

/** The sessions of a week, and its points by ranked mode. */
async function readWeekMatches(context: Context, accountId: string, range: WeekRange): Promise<WeekMatches> {
  const [rows, neighbors] = await Promise.all([
    readMatches(context, accountId, range),
    readNeighbors(context, accountId, range),
  ]);
  const ofWeek = listRuns(rows);
  const sessions = toSessions(rows)
    .toReversed()
    .map((session) => ({
      ...session,
      matches: session.matches.toReversed(),
      runs: listRuns(session.matches),
    }));
  const ofSessions = sessions.flatMap((session) => session.runs);

  const toSpan = ({ mode, start, end }: Run): RankedSpan => {
    const around = neighbors.find((one) => one.mode === mode);
    const others = ofSessions.filter((run) => run.mode === mode);
    const last = others.findLast((run) => run.end <= start);
    const next = others.find((run) => run.start > end);
    return {
      mode,
      from: new Date(start),
      to: new Date(end),
      after: last ? new Date(last.end) : (around?.after ?? retentionStart(context)),
      before: next ? new Date(next.start) : (around?.before ?? null),
    };
  };
  const runs = [...ofWeek, ...ofSessions];
  const spans = await readSpanPoints(context.db, accountId, runs.map(toSpan));
  const pointsOf = (run: Run) => spans[runs.indexOf(run)] ?? null;

  return {
    sessions: sessions.map((session) => {
      const changes = session.runs.map(pointsOf);
      const isKnown = changes.length > 0 && !changes.includes(null);
      return {
        start: new Date(session.start).toISOString(),
        end: new Date(session.end).toISOString(),
        matches: session.matches.filter((row) => row.isCounted).map(toOwnMatch),
        others: session.matches.filter((row) => !row.isCounted).length,
        points: isKnown ? changes.reduce((sum, one) => sum + (one ? one.to - one.from : 0), 0) : null,
      };
    }),
    modes: ofWeek
      .map((run) => {
        const points = pointsOf(run);
        return {
          mode: run.mode,
          matches: run.matches.length,
          points: points && {
            ...points,
            readings: points.readings.map(({ rankPoint, at, until }) => ({
              rankPoint,
              at: at.toISOString(),
              ...(until > at && { until: until.toISOString() }),
            })),
          },
        };
      })
      .sort((one, other) => other.matches - one.matches),
    bestMatch: await readBestMatch(context, accountId, rows),
  };
}

/** The times between which the matches of a week and of the week before began. */
interface WeekRange {
  readonly before: Date;
  readonly from: Date;
  readonly until: Date;
}

const isBetween = (from: Date, until: Date) =>
  and(gte(participants.createdAt, from), lt(participants.createdAt, until));

const isInWeek = ({ from, until }: WeekRange) => isBetween(from, until);

/** The figures of the week and of the week before. Null: no match with elimination. */
const readFigures = async (context: Context, accountId: string, range: WeekRange) => {
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
const readBestMap = async (
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
const listPlayedWeeks = async (
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
function findKeptWeek(context: Context, id: string): Week | null {
  const week = parseWeek(id);
  const now = context.now().getTime();
  return week && week.start <= now && week.start >= retentionStart(context).getTime() ? week : null;
}

/** The teammate with the highest win rate together, then top 10 rate, then most matches. */
const readBestPartner = async (
  context: Context,
  accountId: string,
  range: WeekRange,
): Promise<Partner | null> => {
  const own = selectTeamMatches(context, and(isCounted(context, accountId), isInWeek(range)));
  const best = sql`(
    with own as materialized (${own}),
    best as (
      select mate.account_id, count(*)::int as games, (count(*) filter (where own.team_rank = 1))::int as wins,
             (count(*) filter (where own.team_rank <= 10))::int as top10s
        from ${groupMates(accountId)} having count(*) >= ${sql.param(enoughGames)}::int
       order by avg((own.team_rank = 1)::int) desc, avg((own.team_rank <= 10)::int) desc, count(*) desc, mate.account_id
       limit 1)
    select best.*, ${knownColumns} from best ${joinKnown(context, sql`best`)}) partner`;
  const [row] = await context.db
    .select({
      accountId: sql<string>`account_id`,
      name: sql<string>`name`,
      platform: sql<string>`platform`,
      games: sql<number>`games`,
      wins: sql<number>`wins`,
      top10s: sql<number>`top10s`,
      tier: sql<string | null>`tier`,
      subTier: sql<string | null>`sub_tier`,
    })
    .from(best)
    .prepare('best partner of a week')
    .execute();
  if (!row) return null;
  const { platform, tier, subTier, ...partner } = row;
  return {
    ...partner,
    shard: shardInData(platform),
    tier: tier === null ? null : { tier, subTier: subTier ?? '' },
  };
};

export const getWeek = operation(
  'getWeek',
  { maxAge: cacheSeconds.halfMinute },
  async (context, { shard, accountId: id, week: asked }) => {
    const player = await requirePlayer(context, shard, id);
    const week = findKeptWeek(context, asked);
    if (!week) throw notFound(`The week ${asked} has not begun, or its matches are no longer stored.`);
    await fillMatchList(context, player);
    const { accountId } = player;
    const previous = weekBefore(week);
    const [before, from, until] = await readWeekBounds(
      context,
      accountId,
      [previous.start, week.start, week.end].map((time) => new Date(time)),
    );
    if (!before || !from || !until) throw new Error('A bound of the week is missing.');
    const range: WeekRange = { before, from, until };
    const [figures, matches, bestMap, bestPartner] = await Promise.all([
      readFigures(context, accountId, range),
      readWeekMatches(context, accountId, range),
      readBestMap(context, accountId, range),
      readBestPartner(context, accountId, range),
    ]);
    const now = context.now().getTime();
    return {
      week: week.id,
      start: new Date(week.start).toISOString(),
      end: new Date(week.end).toISOString(),
      isOver: week.end <= now,
      figures: figures.figures,
      before: findKeptWeek(context, previous.id) ? figures.before : null,
      ...matches,
      bestMap,
      bestPartner,
      otherWeeks: figures.figures ? [] : await listPlayedWeeks(context, accountId, weekOf(now)),
    };
  },
);
