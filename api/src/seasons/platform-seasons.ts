import type { Season } from '@hotdrop/shared-domain/game';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { readSnapshot, writeSnapshots } from '../data/snapshots.ts';
import { notFound } from '../http/problem.ts';
import type { UpstreamSeason } from '../upstream/upstream.ts';

/** A platform's seasons. The game asks clients to read them rarely, so they are stored and a job refreshes them. */

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
export const listPlatformSeasons = async (
  context: Context,
  platform: string,
): Promise<readonly UpstreamSeason[]> => {
  if (context.source.isInstant) return context.source.listSeasons(platform);
  const stored = await readSnapshot(context.db, keyOf(platform), listSchema);
  if (!stored) return refreshSeasons(context, platform);
  return stored.value.map((season) => ({
    ...season,
    start: season.start === null ? null : new Date(season.start),
  }));
};

/** The season that a path names, or 404. A well-formed ID may name a season that never existed. */
export const requireSeason = async (context: Context, platform: string, text: string): Promise<Season> => {
  const { seasons: rules } = context.game;
  const { shortId } = rules.read(text);
  const season = (await listPlatformSeasons(context, platform))
    .map(({ id }) => rules.read(id))
    .find((each) => each.shortId === shortId);
  if (!season) throw notFound('Season not found on this platform.');
  return season;
};

/** The platform's current season, or null if it has none. */
export const findCurrentSeason = async (context: Context, platform: string): Promise<UpstreamSeason | null> =>
  (await listPlatformSeasons(context, platform)).findLast(({ isCurrent }) => isCurrent) ?? null;
