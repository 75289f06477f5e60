import { sessionGap } from '@hotdrop/shared-domain/stats';
import type { MatchBests, OwnMatch } from '@hotdrop/shared-domain/wire';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema.ts';
import { hasElimination, isCounted, isRanked } from '../habits/matches-sql.ts';
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

/** The newest matches of a player that are read, so that the query costs the same for each player. */
export const mostMatches = 200;

const inOrder = sql.raw('order by created_at, match_id');

/** The newest matches with their session, counted from the oldest one, by the rule of `groupBySession` in shared-domain. */
const numberMatches = (context: Context, accountId: string) => {
  const { db } = context;
  const recent = db
    .select({
      ...ownFigures,
      end: sql`${participants.createdAt} + ${participants.timeSurvived} * interval '1 second'`.as('ended_at'),
      isCounted: hasElimination(context).as('is_counted'),
      rankedMode: sql`case when ${isRanked(context)} then ${participants.gameMode} end`.as('ranked_mode'),
    })
    .from(participants)
    .where(and(eq(participants.accountId, accountId), gte(participants.createdAt, retentionStart(context))))
    .orderBy(desc(participants.createdAt), participants.matchId)
    .limit(mostMatches)
    .as('recent');
  // The latest end counts, because a player who was eliminated can begin another match before the last one has ended.
  const marked = sql`(select *, coalesce(created_at - max(ended_at) over (
      ${inOrder} rows between unbounded preceding and 1 preceding
    ) >= ${sessionGap} * interval '1 millisecond', true) as is_first from ${recent})`;
  return sql`(select *, count(*) filter (where is_first) over (${inOrder}) as session from ${marked} marked) numbered`;
};

const bestMatch = sql<OwnMatch | null>`(array_agg(json_build_object(
    'id', match_id,
    'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'mapName', map_name,
    'teamRank', team_rank,
    'teamTotal', team_total,
    'kills', kills,
    'damageDealt', damage_dealt,
    'timeSurvived', time_survived
  ) order by team_rank, kills desc, damage_dealt desc, match_id) filter (where is_counted))[1]`;

const toNumber = (value: ReturnType<typeof sql>) => value.mapWith(Number);

/**
 * Reads the sessions of a player's newest matches, newest first: a row for each session, and a row for each ranked mode
 * that was played in it.
 */
const readSessions = (context: Context, accountId: string) =>
  context.db
    .select({
      session: toNumber(sql`session`),
      /** Null: the row of a whole session. */
      mode: sql<string | null>`ranked_mode`,
      start: sql`min(created_at)`.mapWith(participants.createdAt),
      end: sql`max(ended_at)`.mapWith(participants.createdAt),
      played: toNumber(sql`count(*)`),
      matches: toNumber(sql`count(*) filter (where is_counted)`),
      ranked: toNumber(sql`count(ranked_mode)`),
      wins: toNumber(sql`count(*) filter (where is_counted and team_rank = 1)`),
      top10s: toNumber(sql`count(*) filter (where is_counted and team_rank <= 10)`),
      kills: toNumber(sql`coalesce(sum(kills) filter (where is_counted), 0)`),
      // Rounds half up, as pages do. `round` rounds 56.5 to 56.
      averageDamage: sql<number | null>`floor(avg(damage_dealt) filter (where is_counted) + 0.5)`,
      best: bestMatch,
    })
    .from(numberMatches(context, accountId))
    .groupBy(sql`grouping sets ((session), (session, ranked_mode))`)
    // The group of matches without a ranked mode says nothing.
    .having(sql`grouping(ranked_mode) = 1 or ranked_mode is not null`)
    .orderBy(sql`session desc`)
    .prepare('sessions')
    .execute();

/** The columns of a player's own figures in a match. */
export const ownFigures = {
  id: participants.matchId,
  createdAt: participants.createdAt,
  mapName: participants.mapName,
  teamRank: participants.teamRank,
  teamTotal: participants.teamTotal,
  kills: participants.kills,
  damageDealt: participants.damageDealt,
  timeSurvived: participants.timeSurvived,
};

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

const readBests = async (context: Context, isInForm: SQL | undefined): Promise<MatchBests | null> => {
  const [bests] = await context.db
    .select({
      matches: sql<number>`count(*)::int`,
      kills: sql<number>`coalesce(max(${participants.kills}), 0)`,
      damageDealt: sql<number>`coalesce(max(${participants.damageDealt}), 0)`,
      longestKill: sql<number | null>`nullif(max(${participants.longestKill}), 0)`,
    })
    .from(participants)
    .where(isInForm)
    .prepare('best figures of a form')
    .execute();
  return bests && bests.matches > 0 ? bests : null;
};

export const getForm = operation('getForm', {}, async (context, { shard, accountId, mode, kind, season }) => {
  const player = await requirePlayer(context, shard, accountId);
  const { from, until } = await readPeriod(context, player.platform, season);
  await fillMatchList(context, player);
  const isInForm = and(
    isCounted(context, player.accountId, { mode, kind }),
    gte(participants.createdAt, from),
    lt(participants.createdAt, until),
  );
  const [rows, bests] = await Promise.all([
    context.db
      .select(ownFigures)
      .from(participants)
      .where(isInForm)
      .orderBy(desc(participants.createdAt), participants.matchId)
      .limit(listedMatches)
      .prepare('form')
      .execute(),
    readBests(context, isInForm),
  ]);
  return {
    matches: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    bests,
  };
});

const listedSessions = 10;

type Row = Awaited<ReturnType<typeof readSessions>>[number];

/** The ranked matches of a mode in a session, between the player's other ranked matches of the mode. */
const toSpan = ({ mode, start, end }: Row, ofModes: readonly Row[], knownSince: Date): RankedSpan => {
  const ofMode = ofModes.filter((row) => row.mode === mode);
  return {
    mode: mode ?? '',
    from: start,
    to: end,
    after: ofMode.find((row) => row.end < start)?.end ?? knownSince,
    before: ofMode.findLast((row) => row.start > end)?.start ?? null,
  };
};

const sum = (changes: readonly (number | null)[]): number | null =>
  changes.length === 0 || changes.includes(null)
    ? null
    : changes.reduce<number>((total, change) => total + (change ?? 0), 0);

export const listSessions = operation('listSessions', {}, async (context, { shard, accountId }) => {
  const player = await requirePlayer(context, shard, accountId);
  await fillMatchList(context, player);
  const rows = await readSessions(context, player.accountId);
  const ofModes = rows.filter(({ mode }) => mode !== null);
  const all = rows.filter(({ mode }) => mode === null);
  // The oldest session may have begun before the first match that was read.
  const isCut = all.reduce((total, { played }) => total + played, 0) === mostMatches;
  const sessions = (isCut ? all.slice(0, -1) : all).slice(0, listedSessions);
  const knownSince = (isCut && all.at(-1)?.start) || retentionStart(context);

  const oldest = sessions.at(-1)?.session ?? 0;
  const spans = ofModes.filter(({ session }) => session >= oldest);
  const changes = await readPointChanges(
    context.db,
    player.accountId,
    spans.map((row) => toSpan(row, ofModes, knownSince)),
  );
  return {
    sessions: sessions.map(({ session, mode: _, start, end, played, ...figures }) => ({
      ...figures,
      start: start.toISOString(),
      end: end.toISOString(),
      others: played - figures.matches,
      points: sum(spans.flatMap((span, at) => (span.session === session ? [changes[at] ?? null] : []))),
    })),
  };
});
