import { and, eq, gt, gte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { tracks } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { notFound } from '../http/problem.ts';
import { requireShard } from '../http/require-known.ts';
import { findOrFetchMatch } from '../matches/match.ts';
import { readMatch, retentionStart } from '../matches/stored-match.ts';
import { readTracksFile } from './landings.ts';
import { readOrQueueTracks } from './tracks.ts';

/**
 * Finds a match that the site knows from a player. Others are not fetched: the call names no player, so everybody could
 * make the host read the logs of any matches.
 */
const findKnownMatch = async (context: Context, platform: string, matchId: string) => {
  const isKnown = context.source.isInstant || (await readMatch(context, matchId)) !== null;
  const match = isKnown ? await findOrFetchMatch(context, platform, matchId) : null;
  return match?.platform === platform ? match : null;
};

export const getTracks = operation(
  'getTracks',
  { summary: 'Whether the tracks of a match are ready, being made, or missing' },
  async (context, { shard, matchId }) => {
    const { platform } = requireShard(context.game, shard);
    const match = await findKnownMatch(context, platform, matchId);
    if (!match) throw notFound('Match not found. Matches are stored for three months.');
    const { id, createdAt, matchType, gameMode, mapName, duration } = match;
    return {
      match: { id, createdAt: createdAt.toISOString(), matchType, gameMode, mapName, duration },
      tracks: await readOrQueueTracks(context, match),
    };
  },
);

const readContent = async (context: Context, matchId: string, version: string) => {
  const [row] = await context.db
    .select({ content: tracks.content })
    .from(tracks)
    .where(
      and(
        eq(tracks.matchId, matchId),
        eq(tracks.version, version),
        gt(tracks.bytes, 0),
        gte(tracks.createdAt, retentionStart(context)),
      ),
    )
    .limit(1);
  return row?.content ?? null;
};

export const getTrackFile = operation(
  'getTrackFile',
  { summary: 'The tracks of all players of a match as one file', maxAge: cacheSeconds.day },
  async (context, { shard, matchId, version }) => {
    requireShard(context.game, shard);
    const content = await readContent(context, matchId, version);
    if (!content) throw notFound('No tracks with this version. Ask for the tracks of the match again.');
    return readTracksFile(content);
  },
);
