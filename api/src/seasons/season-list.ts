import type { Season } from '@hotdrop/shared-domain/game';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { readSnapshot, writeSnapshots } from '../data/snapshots.ts';
import { notFound } from '../http/problem.ts';
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

/** The season that an address names, if the platform has it: anybody can make up one in a form that is known. */
export const seasonOn = async (context: Context, platform: string, named: string): Promise<Season> => {
  const { seasons: rules } = context.game;
  const { shortId } = rules.read(named);
  const season = (await seasonsOn(context, platform))
    .map(({ id }) => rules.read(id))
    .find((each) => each.shortId === shortId);
  if (!season) throw notFound('There is no such season on this platform.');
  return season;
};

export const runningSeason = async (context: Context, platform: string): Promise<UpstreamSeason | null> =>
  (await seasonsOn(context, platform)).findLast(({ isCurrent }) => isCurrent) ?? null;
