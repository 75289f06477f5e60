import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { buildTracks, encodeTracks, type MatchEvent } from '@hotdrop/shared-domain/tracks';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { createPartitions } from '../data/partitions.ts';
import { tracks } from '../data/schema/tracks.ts';
import type { StoredMatch } from '../matches/stored-match.ts';
import { type CountedLandings, countLandings, toCountedLandings } from './count-landings.ts';

const compress = promisify(brotliCompress);
export const decompress = promisify(brotliDecompress);

/** A match is compressed once, and kept for two weeks. */
const quality = 9;

type Row = typeof tracks.$inferInsert;

const toRow = async (
  { id, createdAt, mapName }: StoredMatch,
  packed: Uint8Array,
  isCut: boolean,
): Promise<Row> => ({
  matchId: id,
  createdAt,
  mapName,
  version: createHash('sha256').update(packed).digest('hex').slice(0, 16),
  bytes: packed.byteLength,
  isCut,
  isDrawn: isCut || packed.byteLength === 0,
  content: await compress(packed, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
});

/** Stores tracks. Whole ones stay; they replace those that break off. */
const saveRow = async (context: Context, row: Row, counted: CountedLandings | null, match: StoredMatch) => {
  await context.db.transaction(async (tx) => {
    await createPartitions(tx, [row.createdAt], ['tracks', 'landings']);
    const saved = await tx
      .insert(tracks)
      .values(row)
      .onConflictDoUpdate({
        target: [tracks.matchId, tracks.createdAt],
        set: {
          version: sql`excluded.version`,
          bytes: sql`excluded.bytes`,
          isCut: sql`excluded.is_cut`,
          isDrawn: sql`excluded.is_drawn`,
          content: sql`excluded.content`,
        },
        setWhere: eq(tracks.isCut, true),
      })
      .returning({ matchId: tracks.matchId });
    if (saved.length > 0 && counted) await countLandings(tx, match, counted);
  });
};

/**
 * Builds and stores the tracks of a match, and counts its landings once. `isCut`: the log breaks off, so its landings are
 * not counted until it is whole. Without events, stores that there are none.
 */
export const saveTracks = async (
  context: Context,
  match: StoredMatch,
  events: readonly MatchEvent[] | null,
  isCut: boolean,
): Promise<void> => {
  const members = match.members ?? [];
  const hasPositions = events?.some(({ kind }) => kind === 'position' || kind === 'landing') ?? false;
  if (!hasPositions) return saveRow(context, await toRow(match, new Uint8Array(), isCut), null, match);
  const geography = await context.game.loadGeography?.();
  const built = buildTracks({
    ...match,
    size: geography?.map(match.mapName)?.size ?? null,
    members: members.map(({ playerId, name, teamId, teamRank }) => ({
      accountId: playerId,
      name,
      teamId,
      teamRank,
    })),
    events: events ?? [],
  });
  const counted = isCut ? null : await toCountedLandings(context, match, members, built);
  await saveRow(context, await toRow(match, encodeTracks(built), isCut), counted, match);
};

/** The stored tracks of a match, without their content. */
export const readTrackHead = async ({ db }: Context, { id, createdAt }: StoredMatch) => {
  const [row] = await db
    .select({ version: tracks.version, bytes: tracks.bytes, isCut: tracks.isCut })
    .from(tracks)
    .where(and(eq(tracks.matchId, id), eq(tracks.createdAt, createdAt)));
  return row ?? null;
};
