import { groupBySession, matchTime } from '@hotdrop/shared-domain/stats';
import type { OwnMatch, PlayedWeek } from '@hotdrop/shared-domain/wire';
import { and, asc, eq, gte, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema/matches.ts';
import { hasElimination, isCounted, isRanked, isTeamMode } from '../habits/counted-matches.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { type RankedSpan, readSpanPoints } from '../points/point-changes.ts';
import { ownFigures } from '../sessions/own-figures.ts';
import { isInWeek, type WeekRange } from './week-figures.ts';

const endedAt = sql`${participants.createdAt} + ${participants.timeSurvived} * interval '1 second'`;

const readMatches = (context: Context, accountId: string, range: WeekRange) =>
  context.db
    .select({
      ...ownFigures,
      teamId: participants.teamId,
      isCounted: hasElimination(context).mapWith(Boolean),
      /** Null: the match is not ranked. */
      rankedMode: sql<string | null>`case when ${isRanked(context)} then ${participants.gameMode} end`,
    })
    .from(participants)
    .where(and(eq(participants.accountId, accountId), isInWeek(range)))
    .orderBy(asc(participants.createdAt), participants.matchId)
    .prepare('matches of a week')
    .execute();

type Row = Awaited<ReturnType<typeof readMatches>>[number];

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

const startOf = ({ createdAt }: Row) => createdAt.getTime();
const endOf = ({ createdAt, timeSurvived }: Row) => matchTime(createdAt.toISOString(), timeSurvived);

/** A player's ranked matches of one mode, in a week or in a session. */
interface Run {
  readonly mode: string;
  readonly matches: readonly Row[];
}

const listRuns = (rows: readonly Row[]): readonly Run[] =>
  [...Map.groupBy(rows, ({ rankedMode }) => rankedMode)].flatMap(([mode, matches]) =>
    mode === null ? [] : { mode, matches },
  );

const toOwnMatch = ({
  createdAt,
  teamId: _,
  isCounted: _counted,
  rankedMode: _mode,
  ...row
}: Row): OwnMatch => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

type Best = PlayedWeek['bestMatch'];

/** The match with the best place, then the most kills, then the most damage. */
async function readBestMatch(context: Context, accountId: string, rows: readonly Row[]): Promise<Best> {
  const [best] = rows
    .filter((row) => row.isCounted)
    .sort((a, b) => a.teamRank - b.teamRank || b.kills - a.kills || b.damageDealt - a.damageDealt);
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
export async function readWeekMatches(
  context: Context,
  accountId: string,
  range: WeekRange,
): Promise<WeekMatches> {
  const [rows, neighbors] = await Promise.all([
    readMatches(context, accountId, range),
    readNeighbors(context, accountId, range),
  ]);
  const ofWeek = listRuns(rows);
  const sessions = groupBySession(rows, (row) => ({ start: startOf(row), end: endOf(row) }))
    .toReversed()
    .map(({ matches, start, end }) => ({
      start,
      end,
      matches: matches.toReversed(),
      runs: listRuns(matches.toReversed()),
    }));

  const toSpan = ({ mode, matches }: Run): RankedSpan => {
    const start = Math.min(...matches.map(startOf));
    const end = Math.max(...matches.map(endOf));
    const around = neighbors.find((one) => one.mode === mode);
    const others = ofWeek.find((run) => run.mode === mode)?.matches ?? [];
    const last = others.filter((row) => startOf(row) < start).map(endOf);
    const next = others.find((row) => startOf(row) > end);
    return {
      mode,
      from: new Date(start),
      to: new Date(end),
      after: last.length > 0 ? new Date(Math.max(...last)) : (around?.after ?? retentionStart(context)),
      before: next?.createdAt ?? around?.before ?? null,
    };
  };
  const runs = [...ofWeek, ...sessions.flatMap((session) => session.runs)];
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
