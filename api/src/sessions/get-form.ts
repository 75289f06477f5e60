import type { MatchBests } from '@hotdrop/shared-domain/wire';
import { and, desc, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema.ts';
import { isCounted } from '../habits/matches-sql.ts';
import { operation } from '../http/operation.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { requirePlayer } from '../players/find-player.ts';
import {
  findCurrentSeason,
  findSeasonEnd,
  findSeasonStart,
  requireSeason,
} from '../seasons/platform-seasons.ts';
import { ownFigures } from './own-figures.ts';

const listed = 20;

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
      .limit(listed)
      .prepare('form')
      .execute(),
    readBests(context, isInForm),
  ]);
  return {
    matches: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    bests,
  };
});
