import { decodeTracks } from '@hotdrop/shared-domain/tracks';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { createPartitions } from '../data/partitions.ts';
import { participants } from '../data/schema/matches.ts';
import { landings, tracks } from '../data/schema/tracks.ts';
import { readMatch } from '../matches/stored-match.ts';
import { insertLandings, toCountedLandings } from './count-landings.ts';
import { decompress } from './save-tracks.ts';

/**
 * Stored whole tracks of a player's matches without the player's landing. `limit` makes the planner look up each match in
 * the partition of its week; otherwise it reads all tracks.
 */
const listTracks = ({ db }: Context, accountId: string) => {
  const stored = db
    .select({ content: tracks.content })
    .from(tracks)
    .where(
      and(
        eq(tracks.matchId, participants.matchId),
        eq(tracks.createdAt, participants.createdAt),
        eq(tracks.isCut, false),
        gt(tracks.bytes, 0),
      ),
    )
    .limit(1)
    .as('stored');
  return db
    .select({
      matchId: participants.matchId,
      createdAt: participants.createdAt,
      content: stored.content,
    })
    .from(participants)
    .innerJoinLateral(stored, sql`true`)
    .leftJoin(
      landings,
      and(
        eq(landings.matchId, participants.matchId),
        eq(landings.accountId, participants.accountId),
        eq(landings.createdAt, participants.createdAt),
      ),
    )
    .where(and(eq(participants.accountId, accountId), isNull(landings.matchId)));
};

/** Adds the landings of a player whom somebody looks up after the matches were stored, from their tracks. */
export const addMissingLandings = async (context: Context, accountId: string): Promise<void> => {
  for (const { matchId, createdAt, content } of await listTracks(context, accountId)) {
    const match = await readMatch(context, matchId);
    const read = decodeTracks(await decompress(content));
    if (!match?.members || !read) continue;
    const counted = await toCountedLandings(context, match, match.members, read);
    const own = counted?.landings.filter((landing) => landing.accountId === accountId) ?? [];
    await context.db.transaction(async (tx) => {
      await createPartitions(tx, [createdAt], ['landings']);
      await insertLandings(tx, match, own);
    });
  }
};
