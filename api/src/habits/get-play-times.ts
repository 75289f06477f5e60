import { asc } from 'drizzle-orm';
import { participants } from '../data/schema/matches.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { requirePlayer } from '../players/require-player.ts';
import { isCounted } from './counted-matches.ts';

const minute = 60_000;

/** Each start by itself, because only the visitor's clock knows its weekday and hour, also across a change of clocks. */
export const getPlayTimes = operation(
  'getPlayTimes',
  { maxAge: cacheSeconds.halfMinute },
  async (context, { shard, accountId, ...counted }) => {
    const player = await requirePlayer(context, shard, accountId);
    await fillMatchList(context, player);
    const rows = await context.db
      .select({ createdAt: participants.createdAt })
      .from(participants)
      .where(isCounted(context, player.accountId, counted))
      .orderBy(asc(participants.createdAt))
      .prepare('starts of matches')
      .execute();
    return { starts: rows.map(({ createdAt }) => Math.floor(createdAt.getTime() / minute)) };
  },
);
