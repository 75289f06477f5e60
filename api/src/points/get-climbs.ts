import type { Climb } from '@hotdrop/shared-domain/wire';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type Given, prepared } from '../data/prepared.ts';
import { pointReadings } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requirePlayer } from '../players/find-player.ts';
import { findSeasonEnd, requireSeason } from '../seasons/platform-seasons.ts';
import { readStatsOnce } from '../seasons/save-stats.ts';

interface OfSeason {
  readonly accountId: string;
  readonly season: string;
}

const dayOf = sql`date_trunc('day', ${pointReadings.at} at time zone 'UTC')`;

/** The most points first, and of equal ones the first reading. */
const mostPoints = sql`over (partition by ${pointReadings.mode}
  order by ${pointReadings.rankPoint} desc, ${pointReadings.at})`;

/**
 * The last reading of each day, so that a player of thousands of matches has a short list; each with the most points of
 * its mode.
 */
const readDays = prepared('points by day', ({ db }: Context, given: Given<OfSeason>) =>
  db
    .selectDistinctOn([pointReadings.mode, dayOf], {
      mode: pointReadings.mode,
      rankPoint: pointReadings.rankPoint,
      at: pointReadings.at,
      until: pointReadings.until,
      peak: {
        rankPoint: sql<number>`first_value(${pointReadings.rankPoint}) ${mostPoints}`,
        at: sql`first_value(${pointReadings.at}) ${mostPoints}`.mapWith(pointReadings.at),
      },
    })
    .from(pointReadings)
    .where(and(eq(pointReadings.accountId, given.accountId), eq(pointReadings.season, given.season)))
    .orderBy(asc(pointReadings.mode), asc(dayOf), desc(pointReadings.at)),
);

/** The most points that the game has published, by mode. */
const readPublishedPeaks = async (context: Context, accountId: string, season: string, platform: string) => {
  const { ranked = {} } = (await readStatsOnce(context, { accountId, season, shard: platform })) ?? {};
  return new Map(
    Object.entries(ranked).map(([mode, { bestRankPoint }]) => [mode, Math.round(bestRankPoint)]),
  );
};

const choosePeak = (read: { rankPoint: number; at: Date } | undefined, published = 0): Climb['peak'] => {
  if (read && read.rankPoint >= published) return { rankPoint: read.rankPoint, at: read.at.toISOString() };
  return published > 0 ? { rankPoint: published, at: null } : null;
};

export const getClimbs = operation(
  'getClimbs',
  { summary: "A player's rank points over a season, by mode", maxAge: cacheSeconds.none },
  async (context, input) => {
    const { accountId, platform } = await requirePlayer(context, input.shard, input.accountId);
    const season = await requireSeason(context, platform, input.season);
    const [days, published, seasonEnd] = await Promise.all([
      readDays(context, { accountId, season: season.id }),
      readPublishedPeaks(context, accountId, season.id, platform),
      findSeasonEnd(context, platform, season.id),
    ]);
    const peaks = new Map(days.map(({ mode, peak }) => [mode, peak]));
    const modes = new Set([...peaks.keys(), ...published.keys()]);
    const climbs = [...modes].flatMap((mode): [string, Climb][] => {
      const readings = days
        .filter((day) => day.mode === mode)
        .map(({ rankPoint, at, until }) => ({
          rankPoint,
          at: at.toISOString(),
          ...(until > at && { until: until.toISOString() }),
        }));
      const peak = choosePeak(peaks.get(mode), published.get(mode));
      return peak ? [[mode, { readings, peak }]] : [];
    });
    const end = seasonEnd && seasonEnd < context.now() ? seasonEnd : context.now();
    return { season: season.id, end: end.toISOString(), climbs: Object.fromEntries(climbs) };
  },
);
