import { decodeTracks, maxGap, type Tracks, toLevels, writeDensity } from '@hotdrop/shared-domain/tracks';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { pack, unpack } from '../data/packed.ts';
import { mapGrounds, tracks } from '../data/schema.ts';
import { readTracksFile } from '../tracks/landings.ts';

/** Where players walk and drive: coast, land, and roads come from the tracks of many matches. */

/** Squares of the ground that are side by side: 32 meters on the largest maps. */
export const groundSide = 256;
const squares = groundSide * groundSide;

/** Matches that are in memory together. */
const perBatch = 20;

/** Counts of walkers, and then of drivers, in each square. */
type Counts = Uint32Array<ArrayBuffer>;

const squareOf = (size: number, x: number, y: number): number | null => {
  const column = Math.floor((x / size) * groundSide);
  const row = Math.floor((y / size) * groundSide);
  const isInside = column >= 0 && row >= 0 && column < groundSide && row < groundSide;
  return isInside ? row * groundSide + column : null;
};

/** Counts every square on the way between two points of a track. */
const addTracks = (counts: Counts, { players, size }: Tracks): void => {
  const step = size / groundSide;
  for (const { track, landing } of players) {
    for (let i = 1; i < track.at.length; i++) {
      const [from = 0, to = 0] = [track.at[i - 1], track.at[i]];
      if (!landing || from < landing.at || to - from > maxGap) continue;
      const [x = 0, y = 0, nextX = 0, nextY = 0] = [track.x[i - 1], track.y[i - 1], track.x[i], track.y[i]];
      const steps = Math.ceil(Math.hypot(nextX - x, nextY - y) / step);
      for (let part = 0; part < steps; part++) {
        const square = squareOf(size, x + ((nextX - x) * part) / steps, y + ((nextY - y) * part) / steps);
        const place = square === null ? null : square + (track.vehicle[i] ? squares : 0);
        if (place !== null) counts[place] = (counts[place] ?? 0) + 1;
      }
    }
  }
};

const readCounts = async (packed: Uint8Array | undefined): Promise<Counts> =>
  packed
    ? Uint32Array.from(v.parse(v.array(v.number()), await unpack(packed)))
    : new Uint32Array(2 * squares);

const toLevelsText = (counts: Counts, layer: 0 | 1): string =>
  writeDensity(toLevels(counts.subarray(layer * squares, (layer + 1) * squares)));

/** Adds tracks of one map to its ground, each once. */
const drawMap = async (
  { db, now }: Context,
  mapName: string,
  added: readonly (typeof tracks.$inferSelect)[],
): Promise<void> => {
  const contents = await Promise.all(added.map(({ content }) => readTracksFile(content)));
  await db.transaction(async (tx) => {
    const [stored] = await tx.select().from(mapGrounds).where(eq(mapGrounds.mapName, mapName)).for('update');
    const counts = await readCounts(stored?.counts);
    for (const content of contents) {
      const read = decodeTracks(content);
      if (read) addTracks(counts, read);
    }
    const row = {
      mapName,
      matches: (stored?.matches ?? 0) + added.length,
      counts: await pack([...counts]),
      walked: toLevelsText(counts, 0),
      driven: toLevelsText(counts, 1),
      updatedAt: now(),
    };
    await tx.insert(mapGrounds).values(row).onConflictDoUpdate({ target: mapGrounds.mapName, set: row });
    for (const { matchId, createdAt } of added)
      await tx
        .update(tracks)
        .set({ isDrawn: true })
        .where(and(eq(tracks.matchId, matchId), eq(tracks.createdAt, createdAt)));
  });
};

const readBatch = ({ db }: Context) =>
  db.select().from(tracks).where(sql`not ${tracks.isDrawn}`).orderBy(desc(tracks.createdAt)).limit(perBatch);

/** Draws all tracks that are not in the ground of their map yet, the newest first. */
export const drawGrounds = async (context: Context): Promise<void> => {
  for (let batch = await readBatch(context); batch.length > 0; batch = await readBatch(context)) {
    for (const [mapName, added] of Map.groupBy(batch, (row) => row.mapName))
      await drawMap(context, mapName, added);
  }
};
