import { shardInData } from '@hotdrop/shared-domain/game';
import { isTop10, summarize } from '@hotdrop/shared-domain/stats';
import { dayLength, parseWeek, type Week, weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import type { MapRecord, Partner, PlayedWeek, WeekStats } from '@hotdrop/shared-domain/wire';
import { and, asc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type Given, prepared } from '../data/prepared.ts';
import { participants } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import {
  type Counted,
  enoughGames,
  groupMates,
  isCounted,
  isTeamMode,
  isTop10Row,
  joinKnown,
  knownColumns,
  selectTeamMatches,
  toCounted,
  toRecord,
  unifyMaps,
} from '../habits/matches-sql.ts';
import { operation } from '../http/operation.ts';
import { notFound } from '../http/problem.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { type PlayerRow, requirePlayer } from '../players/find-player.ts';
import { type RankedSpan, readSpanPoints } from '../points/points.ts';
import {
  findBest,
  listRuns,
  type PlayedRow,
  type Run,
  selectPlayed,
  toPlayerMatch,
  toSessions,
} from '../sessions/played.ts';

/** The times between which matches began. */
interface Range {
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
}

const isIn = ({ from, until }: Given<Range>) =>
  and(gte(participants.createdAt, from), lt(participants.createdAt, until));

type PlayedSession = ReturnType<typeof toSessions>[number];

const readPlayed = prepared(
  'matches of weeks',
  (context: Context, range: Given<Range & { accountId: string }>) =>
    selectPlayed(context, and(eq(participants.accountId, range.accountId), isIn(range))).orderBy(
      asc(participants.createdAt),
      participants.matchId,
    ),
);

/**
 * Reads the sessions that began between two times, oldest first. A session belongs to the week in which it began, so
 * matches of the day before and after are read too: no session is longer than a day.
 */
const readSessions = async (
  context: Context,
  accountId: string,
  from: number,
  until: number,
): Promise<readonly PlayedSession[]> => {
  const rows = await readPlayed(context, {
    accountId,
    from: new Date(from - dayLength),
    until: new Date(until + dayLength),
  });
  return toSessions(rows)
    .toReversed()
    .filter(({ start }) => start >= from && start < until);
};

/** The matches of sessions, oldest first. */
const listMatches = (sessions: readonly PlayedSession[]): readonly PlayedRow[] =>
  sessions.flatMap(({ matches }) => matches.toReversed());

const listCounted = (sessions: readonly PlayedSession[]): readonly PlayedRow[] =>
  listMatches(sessions).filter((row) => row.isCounted);

const endedAt = sql`${participants.createdAt} + ${participants.timeSurvived} * interval '1 second'`;

/** The ends of the last ranked matches before the week, and the starts of the first ones after it, by mode. */
const readNeighbors = prepared(
  'ranked matches around a week',
  (context: Context, given: Given<Counted & Range>) =>
    context.db
      .select({
        mode: participants.gameMode,
        after: sql<Date | null>`max(${endedAt}) filter (
        where ${participants.createdAt} < ${given.from}::timestamptz)`.mapWith(participants.createdAt),
        before: sql<Date | null>`min(${participants.createdAt}) filter (
        where ${participants.createdAt} >= ${given.until}::timestamptz)`.mapWith(participants.createdAt),
      })
      .from(participants)
      .where(isCounted(context, given))
      .groupBy(participants.gameMode),
);

type Best = PlayedWeek['bestMatch'];

interface TeamOfMatch {
  readonly matchId: string;
  readonly createdAt: Date;
  readonly accountId: string;
  readonly teamId: number;
}

const readTeamDamage = prepared('damage of a team', (context: Context, team: Given<TeamOfMatch>) =>
  context.db
    .select({ damage: sql<number>`sum(${participants.damageDealt})` })
    .from(participants)
    .where(
      and(
        eq(participants.matchId, team.matchId),
        eq(participants.createdAt, team.createdAt),
        // Solo players are a team each, with whatever id.
        or(
          eq(participants.accountId, team.accountId),
          and(eq(participants.teamId, team.teamId), isTeamMode(context)),
        ),
      ),
    ),
);

async function readBestMatch(context: Context, accountId: string, rows: readonly PlayedRow[]): Promise<Best> {
  const best = findBest(rows);
  if (!best) return null;
  const { id: matchId, createdAt, teamId } = best;
  const [team] = await readTeamDamage(context, { matchId, createdAt, accountId, teamId });
  return { ...toPlayerMatch(best), teamDamage: team?.damage || null };
}

type WeekMatches = Pick<PlayedWeek, 'sessions' | 'modes' | 'bestMatch'>;

/** The sessions of a week, and its points by ranked mode. */
async function readWeekMatches(
  context: Context,
  accountId: string,
  played: readonly PlayedSession[],
  range: Range,
): Promise<WeekMatches> {
  const neighbors = await readNeighbors(context, {
    ...toCounted(context, accountId, { kind: 'ranked' }),
    ...range,
  });
  const rows = listMatches(played);
  const ofWeek = listRuns(rows);
  const sessions = played.map((session) => ({
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
  const modes = ofWeek.toSorted((one, other) => other.matches.length - one.matches.length);
  // Points of several modes do not add up: sessions have those of the mode that the week shows.
  const main = modes.find((run) => pointsOf(run) !== null) ?? modes[0];

  return {
    sessions: sessions.map((session) => {
      const run = session.runs.find(({ mode }) => mode === main?.mode);
      const points = run ? pointsOf(run) : null;
      return {
        start: new Date(session.start).toISOString(),
        end: new Date(session.end).toISOString(),
        matches: session.matches.filter((row) => row.isCounted).map(toPlayerMatch),
        others: session.matches.filter((row) => !row.isCounted).length,
        points: points && points.to - points.from,
      };
    }),
    modes: modes.map((run) => {
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
    }),
    bestMatch: await readBestMatch(context, accountId, rows),
  };
}

/** The stats of a week. Null: no match counts. */
const toStats = (rows: readonly PlayedRow[]): WeekStats | null => {
  const { matches, wins, top10s, kills, survivedTime } = summarize(rows);
  if (matches === 0) return null;
  const damage = rows.reduce((sum, row) => sum + row.damageDealt, 0);
  return { matches, wins, top10s, kills, averageDamage: damage / matches, timeSurvived: survivedTime };
};

/** The map with the most wins, then top 10s, then the best average place: rates of a week's matches would be chance. */
const findBestMap = (context: Context, rows: readonly PlayedRow[]): MapRecord | null => {
  const sorted = rows.toSorted((a, b) => (a.mapName < b.mapName ? -1 : 1));
  const records = [...Map.groupBy(sorted, unifyMaps(context, sorted))]
    .map(([mapName, all]) => ({
      mapName,
      ...toRecord(
        all.map(({ teamRank, teamTotal, damageDealt, longestKill }) => ({
          games: 1,
          wins: Number(teamRank === 1),
          top10s: Number(isTop10({ teamRank, teamTotal })),
          damage: damageDealt,
          places: teamRank,
          longestKill,
        })),
      ),
    }))
    .filter(({ games }) => games >= enoughGames);
  const [best] = records.sort(
    (one, other) =>
      other.wins - one.wins || other.top10s - one.top10s || one.averagePlace - other.averagePlace,
  );
  return best ?? null;
};

/** The weeks with matches of which all matches are still stored, newest first. */
const listPlayedWeeks = async (
  context: Context,
  accountId: string,
  running: Week,
): Promise<PlayedWeek['otherWeeks']> => {
  const kept = retentionStart(context).getTime();
  const first = weekOf(kept).start === kept ? kept : weekOf(kept).end;
  const sessions = await readSessions(context, accountId, first, running.end);
  return [...Map.groupBy(sessions, ({ start }) => weekOf(start).id)]
    .map(([week, all]) => ({ week, matches: listCounted(all).length }))
    .filter(({ matches }) => matches > 0)
    .toReversed();
};

/** Null: the week has not begun, or its matches are no longer all stored. */
function findKeptWeek(context: Context, id: string): Week | null {
  const week = parseWeek(id);
  const now = context.now().getTime();
  return week && week.start <= now && week.start >= retentionStart(context).getTime() ? week : null;
}

/** The teammate with the most wins together, then top 10s, then matches. */
const readPartner = prepared('best partner of a week', (context: Context, given: Given<Counted & Range>) => {
  const own = selectTeamMatches(context, and(isCounted(context, given), isIn(given)));
  const best = sql`(
    with own as materialized (${own}),
    best as (
      select mate.account_id, count(*)::int as games, (count(*) filter (where own.team_rank = 1))::int as wins,
             (count(*) filter (where ${isTop10Row(sql`own`)}))::int as top10s
        from ${groupMates(given.accountId)} having count(*) >= ${sql.param(enoughGames)}::int
       order by wins desc, top10s desc, games desc, mate.account_id
       limit 1)
    select best.*, ${knownColumns} from best ${joinKnown(sql`best`, given.since)}) partner`;
  return context.db
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
    .from(best);
});

const findBestPartner = async (
  context: Context,
  accountId: string,
  range: Range,
): Promise<Partner | null> => {
  const [row] = await readPartner(context, { ...toCounted(context, accountId), ...range });
  if (!row) return null;
  const { platform, tier, subTier, ...partner } = row;
  return {
    ...partner,
    shard: shardInData(platform),
    tier: tier === null ? null : { tier, subTier: subTier ?? '' },
  };
};

/** Reads a week of a player. Null: it has not begun, or its matches are no longer all stored. */
export const readPlayedWeek = async (
  context: Context,
  { accountId }: Pick<PlayerRow, 'accountId'>,
  id: string,
): Promise<PlayedWeek | null> => {
  const week = findKeptWeek(context, id);
  if (!week) return null;
  const previous = weekBefore(week);
  const all = await readSessions(context, accountId, previous.start, week.end);
  const sessions = all.filter(({ start }) => start >= week.start);
  const before = all.filter(({ start }) => start < week.start);
  const rows = listMatches(sessions);
  const counted = listCounted(sessions);
  const [first, last] = [rows[0], rows.at(-1)];
  const range: Range = {
    from: first?.createdAt ?? new Date(week.start),
    until: last ? new Date(last.createdAt.getTime() + 1) : new Date(week.end),
  };
  const [matches, bestPartner] = await Promise.all([
    readWeekMatches(context, accountId, sessions, range),
    findBestPartner(context, accountId, range),
  ]);
  const stats = toStats(counted);
  const now = context.now().getTime();
  return {
    week: week.id,
    start: new Date(week.start).toISOString(),
    end: new Date(week.end).toISOString(),
    isOver: week.end <= now,
    stats,
    before: findKeptWeek(context, previous.id) ? toStats(listCounted(before)) : null,
    ...matches,
    bestMap: findBestMap(context, counted),
    bestPartner,
    otherWeeks: stats ? [] : await listPlayedWeeks(context, accountId, weekOf(now)),
  };
};

export const getWeek = operation(
  'getWeek',
  {
    summary: "A player's matches of an ISO week in UTC, with stats, points, best match, map, and teammate",
    maxAge: cacheSeconds.halfMinute,
  },
  async (context, { shard, accountId, week }) => {
    const player = await requirePlayer(context, shard, accountId);
    await fillMatchList(context, player);
    const played = await readPlayedWeek(context, player, week);
    if (!played) throw notFound(`The week ${week} has not begun, or its matches are no longer stored.`);
    return played;
  },
);
