import { summarize } from '@hotdrop/shared-domain/stats';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type Given, prepared } from '../data/prepared.ts';
import { participants } from '../data/schema.ts';
import { type Counted, isCounted, toCounted } from '../habits/matches-sql.ts';
import { operation } from '../http/operation.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { requirePlayer } from '../players/find-player.ts';
import { type RankedSpan, readPointChanges } from '../points/points.ts';
import {
  findCurrentSeason,
  findSeasonEnd,
  findSeasonStart,
  requireSeason,
} from '../seasons/platform-seasons.ts';
import { findBest, listRuns, ownStats, type Run, selectPlayed, toPlayerMatch, toSessions } from './played.ts';

/** The newest matches of a player that are read, so that the query costs the same for each player. */
export const mostMatches = 200;

const listedMatches = 20;

/** The time of the season, as far as the site knows it; otherwise that of all stored matches. */
const readPeriod = async (context: Context, platform: string, season: string | undefined) => {
  const all = { from: retentionStart(context), until: context.now() };
  if (season === undefined) return all;
  const { id } = await requireSeason(context, platform, season);
  const start = await findSeasonStart(context, platform, id);
  const end = await findSeasonEnd(context, platform, id);
  const current = await findCurrentSeason(context, platform);
  // It ended before the site knew the platform, so the stored matches are of later seasons.
  const isOver = end === null && id !== current?.id;
  return { from: start ?? all.from, until: isOver ? all.from : (end ?? all.until) };
};

interface Form extends Counted {
  readonly from: Date;
  readonly until: Date;
}

const isInForm = (context: Context, form: Given<Form>) =>
  and(
    isCounted(context, form),
    gte(participants.createdAt, form.from),
    lt(participants.createdAt, form.until),
  );

/** Reads the newest matches, each with the best stats of all. */
const readForm = prepared('form', (context: Context, form: Given<Form>) =>
  context.db
    .select({
      match: ownStats,
      bests: {
        matches: sql<number>`(count(*) over ())::int`,
        kills: sql<number>`max(${participants.kills}) over ()`,
        damageDealt: sql<number>`max(${participants.damageDealt}) over ()`,
        longestKill: sql<number | null>`nullif(max(${participants.longestKill}) over (), 0)`,
      },
    })
    .from(participants)
    .where(isInForm(context, form))
    .orderBy(desc(participants.createdAt), participants.matchId)
    .limit(listedMatches),
);

export const getForm = operation(
  'getForm',
  { summary: "A player's last 20 matches in a mode, with the player's own stats" },
  async (context, { shard, accountId, mode, kind, season }) => {
    const player = await requirePlayer(context, shard, accountId);
    const { from, until } = await readPeriod(context, player.platform, season);
    await fillMatchList(context, player);
    const rows = await readForm(context, {
      ...toCounted(context, player.accountId, { mode, kind }),
      from,
      until,
    });
    return {
      matches: rows.map(({ match }) => ({ ...match, createdAt: match.createdAt.toISOString() })),
      bests: rows[0]?.bests ?? null,
    };
  },
);

const listedSessions = 10;

/** The ranked matches of a mode in a session, between the player's other ranked matches of the mode, newest first. */
const toSpan = ({ mode, start, end }: Run, runs: readonly Run[], knownSince: Date): RankedSpan => {
  const ofMode = runs.filter((run) => run.mode === mode);
  const last = ofMode.find((run) => run.end < start);
  const next = ofMode.findLast((run) => run.start > end);
  return {
    mode,
    from: new Date(start),
    to: new Date(end),
    after: last ? new Date(last.end) : knownSince,
    before: next ? new Date(next.start) : null,
  };
};

const sum = (changes: readonly (number | null)[]): number | null =>
  changes.length === 0 || changes.includes(null)
    ? null
    : changes.reduce<number>((total, change) => total + (change ?? 0), 0);

const readNewest = prepared(
  'newest matches',
  (context: Context, { accountId, since }: Given<{ accountId: string; since: Date }>) =>
    selectPlayed(context, and(eq(participants.accountId, accountId), gte(participants.createdAt, since)))
      .orderBy(desc(participants.createdAt), participants.matchId)
      .limit(mostMatches),
);

/** The last sessions of a player, newest first, with the points that they gained in ranked matches. */
export const readSessions = async (context: Context, accountId: string) => {
  const rows = await readNewest(context, { accountId, since: retentionStart(context) });
  const all = toSessions(rows).map((session) => ({ ...session, runs: listRuns(session.matches) }));
  // The oldest session may have begun before the first match that was read.
  const oldest = rows.length === mostMatches ? all.at(-1) : undefined;
  const sessions = (oldest ? all.slice(0, -1) : all).slice(0, listedSessions);
  const knownSince = oldest ? new Date(oldest.start) : retentionStart(context);

  const runs = all.flatMap((session) => session.runs);
  const listed = sessions.flatMap((session) => session.runs);
  const changes = await readPointChanges(
    context.db,
    accountId,
    listed.map((run) => toSpan(run, runs, knownSince)),
  );
  return sessions.map((session) => ({
    ...session,
    points: sum(session.runs.map((run) => changes[listed.indexOf(run)] ?? null)),
  }));
};

export const listSessions = operation(
  'listSessions',
  { summary: "A player's last ten sessions: matches played in a row" },
  async (context, { shard, accountId }) => {
    const player = await requirePlayer(context, shard, accountId);
    await fillMatchList(context, player);
    const sessions = await readSessions(context, player.accountId);
    return {
      sessions: sessions.map(({ start, end, matches, runs, points }) => {
        const counted = matches.filter((row) => row.isCounted);
        const { survivedTime: _, ...summary } = summarize(counted);
        const best = findBest(matches);
        return {
          ...summary,
          start: new Date(start).toISOString(),
          end: new Date(end).toISOString(),
          others: matches.length - counted.length,
          ranked: runs.reduce((total, run) => total + run.matches.length, 0),
          best: best && toPlayerMatch(best),
          points,
        };
      }),
    };
  },
);
