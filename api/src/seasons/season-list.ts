import * as v from 'valibot';
import type { Context } from '../context.ts';
import { readSnapshot, writeSnapshots } from '../data/snapshots.ts';
import type { UpstreamSeason } from '../upstream/upstream.ts';

/** The list of a platform's seasons. Sources want it read rarely: it is kept, and read again by a job. */

const listSchema = v.array(
  v.object({ id: v.string(), start: v.nullable(v.string()), isCurrent: v.boolean() }),
);

const keyOf = (platform: string) => `seasons/${platform}`;

export const refreshSeasons = async (
  context: Context,
  platform: string,
): Promise<readonly UpstreamSeason[]> => {
  const seasons = await context.source.listSeasons(platform);
  await writeSnapshots(context.db, [{ key: keyOf(platform), value: seasons }], context.now());
  return seasons;
};

/** Oldest first. */
export const seasonsOn = async (context: Context, platform: string): Promise<readonly UpstreamSeason[]> => {
  if (context.source.isInstant) return context.source.listSeasons(platform);
  const kept = await readSnapshot(context.db, keyOf(platform), listSchema);
  if (!kept) return refreshSeasons(context, platform);
  return kept.value.map((season) => ({
    ...season,
    start: season.start === null ? null : new Date(season.start),
  }));
};

export const runningSeason = async (context: Context, platform: string): Promise<UpstreamSeason | null> =>
  (await seasonsOn(context, platform)).findLast(({ isCurrent }) => isCurrent) ?? null;
