import { compareSeasons, readSeason, type Season } from '@hotdrop/shared-domain/game';
import * as v from 'valibot';
import { ageOf, type Context } from '../context.ts';
import { readSnapshot, writeSnapshots } from '../data/snapshots.ts';
import { seasonNoticeDelay } from '../durations.ts';
import { notFound } from '../http/problem.ts';
import type { UpstreamSeason } from '../upstream/upstream.ts';

/** A platform's seasons. The game asks clients to read them rarely, so they are stored and a job refreshes them. */

const listSchema = v.array(
  v.object({
    id: v.string(),
    start: v.pipe(
      v.nullable(v.string()),
      v.transform((start) => (start === null ? null : new Date(start))),
    ),
    isCurrent: v.boolean(),
  }),
);

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Adds the dates of the operator's list, which win over those of the source. */
const addDates = async (
  { lists, game }: Context,
  seasons: readonly UpstreamSeason[],
): Promise<readonly UpstreamSeason[]> => {
  const dates = await lists.seasons();
  if (dates.length === 0) return seasons;
  const byId = new Map(dates.map((each) => [readSeason(game, each.id).shortId, each]));
  return seasons.map((season) => {
    const { start = null, end = null } = byId.get(readSeason(game, season.id).shortId) ?? {};
    return { ...season, start: toDate(start) ?? season.start, end: toDate(end) ?? season.end ?? null };
  });
};

const keyOf = (platform: string) => `seasons/${platform}`;

const readStored = ({ db }: Context, platform: string) => readSnapshot(db, keyOf(platform), listSchema);

export const findCurrent = (seasons: readonly UpstreamSeason[]): UpstreamSeason | null =>
  seasons.findLast(({ isCurrent }) => isCurrent) ?? null;

/** The source names no dates. A season starts when the site first sees it as current. */
const addStarts = (
  seasons: readonly UpstreamSeason[],
  before: readonly UpstreamSeason[],
  now: Date,
): readonly UpstreamSeason[] => {
  const startOf = new Map(before.map(({ id, start }) => [id, start]));
  const lastCurrent = seasons.findIndex(({ id }) => id === findCurrent(before)?.id);
  const current = seasons.findLastIndex(({ isCurrent }) => isCurrent);
  return seasons.map((season, i) => {
    const isNew = lastCurrent >= 0 && i > lastCurrent && i <= current;
    return { ...season, start: season.start ?? startOf.get(season.id) ?? (isNew ? now : null) };
  });
};

const refreshSeasons = async (
  context: Context,
  platform: string,
  before: readonly UpstreamSeason[],
): Promise<readonly UpstreamSeason[]> => {
  const now = context.now();
  const seasons = addStarts(await context.source.listSeasons(platform), before, now);
  await writeSnapshots(context.db, [{ key: keyOf(platform), value: seasons }], now);
  return seasons;
};

/** Refreshes a list that is older than this, in milliseconds. */
export const refreshSeasonsAfter = async (
  context: Context,
  platform: string,
  maxAge: number,
): Promise<void> => {
  const stored = await readStored(context, platform);
  if (stored && ageOf(context, stored.takenAt) < maxAge) return;
  await refreshSeasons(context, platform, stored?.value ?? []);
};

/** The seasons that cost no request. Null: they were never read. */
export const listKnownSeasons = (
  context: Context,
  platform: string,
): Promise<readonly UpstreamSeason[] | null> =>
  context.once(`known seasons/${platform}`, async () => {
    const { source } = context;
    if (source.isInstant) return addDates(context, await source.listSeasons(platform));
    const stored = await readStored(context, platform);
    return stored && addDates(context, stored.value);
  });

/** Oldest first. */
export const listPlatformSeasons = (context: Context, platform: string): Promise<readonly UpstreamSeason[]> =>
  context.once(
    `seasons/${platform}`,
    async () =>
      (await listKnownSeasons(context, platform)) ??
      addDates(context, await refreshSeasons(context, platform, [])),
  );

/** Refreshes the list when an answer of the source names a season that is newer than the current one. */
export const noticeSeason = async (context: Context, platform: string, text: string): Promise<void> => {
  const { game } = context;
  const season = readSeason(game, text);
  const current = await findCurrentSeason(context, platform);
  if (!season.isKnown || !current || compareSeasons(season, readSeason(game, current.id)) <= 0) return;
  await refreshSeasonsAfter(context, platform, seasonNoticeDelay);
};

/** The season that a text names. Undefined: a well-formed id may name a season that never existed. */
export const findNamed = (
  { game }: Context,
  seasons: readonly UpstreamSeason[],
  text: string,
): Season | undefined => {
  const { shortId } = readSeason(game, text);
  return seasons.map(({ id }) => readSeason(game, id)).find((each) => each.shortId === shortId);
};

/** The season that a path names, or 404. */
export const requireSeason = async (context: Context, platform: string, text: string): Promise<Season> => {
  const season = findNamed(context, await listPlatformSeasons(context, platform), text);
  if (!season) throw notFound('Season not found on this platform.');
  return season;
};

/** The platform's current season, or null if it has none. */
export const findCurrentSeason = async (context: Context, platform: string): Promise<UpstreamSeason | null> =>
  findCurrent(await listPlatformSeasons(context, platform));

/** The current season if it was read before: data that is stored anyway costs no request. */
export const findKnownSeason = async (context: Context, platform: string): Promise<UpstreamSeason | null> => {
  const known = await listKnownSeasons(context, platform);
  return known && findCurrent(known);
};

/** When a season started; null: the site does not know. */
export const findSeasonStart = async (
  context: Context,
  platform: string,
  id: string,
): Promise<Date | null> => {
  const seasons = await listPlatformSeasons(context, platform);
  return seasons.find((season) => season.id === id)?.start ?? null;
};

/** When a season ended; null: it runs, or it ended before the site knew the platform. */
export const findSeasonEnd = async (context: Context, platform: string, id: string): Promise<Date | null> => {
  const seasons = await listPlatformSeasons(context, platform);
  return seasons[seasons.findIndex((season) => season.id === id) + 1]?.start ?? null;
};
