import { and, desc, gte, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema/matches.ts';
import { isCounted } from '../habits/counted-matches.ts';
import { operation } from '../http/operation.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { requirePlayer } from '../players/require-player.ts';
import { findSeasonEnd, findSeasonStart, requireSeason } from '../seasons/platform-seasons.ts';
import { ownFigures } from './own-figures.ts';

const listed = 20;

/** The time of the season, as far as the site knows it; otherwise that of all stored matches. */
const readPeriod = async (context: Context, platform: string, season: string | undefined) => {
  const all = { from: retentionStart(context), until: context.now() };
  if (season === undefined) return all;
  const { id } = await requireSeason(context, platform, season);
  const start = await findSeasonStart(context, platform, id);
  const end = await findSeasonEnd(context, platform, id);
  return { from: start ?? all.from, until: end ?? all.until };
};

export const getForm = operation('getForm', {}, async (context, { shard, accountId, mode, kind, season }) => {
  const player = await requirePlayer(context, shard, accountId);
  const { from, until } = await readPeriod(context, player.platform, season);
  await fillMatchList(context, player);
  const rows = await context.db
    .select(ownFigures)
    .from(participants)
    .where(
      and(
        isCounted(context, player.accountId, { mode, kind }),
        gte(participants.createdAt, from),
        lt(participants.createdAt, until),
      ),
    )
    .orderBy(desc(participants.createdAt), participants.matchId)
    .limit(listed)
    .prepare('form')
    .execute();
  return { matches: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
});
