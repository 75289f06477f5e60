import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf, rankedViewsOf, readSeason, shardInAddress } from '@hotdrop/shared-domain/game';
import { durations } from '@hotdrop/shared-domain/rules';
import { rankPointsOf } from '@hotdrop/shared-domain/stats';
import { dayLength, weekLength } from '@hotdrop/shared-domain/text';
import { apiOf, type Climb, type RankedModeStats } from '@hotdrop/shared-domain/wire';
import type { MyPlayer } from '@hotdrop/shared-ui/my-player';
import { useSite } from '@hotdrop/shared-ui/site';
import { createStoredValue } from '@hotdrop/shared-ui/stored-value';
import { useEffect, useState } from 'react';
import { type ClimbCurve, toClimbCurve } from '../climb/climb-curve.ts';

/** Ids of the current seasons by platform. */
export type ActiveSeasons = Readonly<Record<string, string>>;

export interface Standing {
  readonly season: string;
  readonly mode: string;
  readonly points: number;
  readonly stats: RankedModeStats;
  /** Undefined: not known. */
  readonly climb: Climb | undefined;
  /** When the climb ends: now. */
  readonly end: string;
}

/** Reads a player's best rank of this season. Null: none. Undefined: it could not be read. */
async function readStanding(
  site: Site,
  { accountId, shard: dataShard }: MyPlayer,
  seasons: ActiveSeasons,
  signal: AbortSignal,
): Promise<Standing | null | undefined> {
  const { game, now } = site;
  const api = apiOf(site);
  const shard = shardInAddress(dataShard);
  const season = seasons[platformOf(game, shard)];
  if (season === undefined) return undefined;
  const [stats, climbs] = await Promise.all([
    api.getSeasonStats({ shard, accountId, season }, { signal }),
    api.getClimbs({ shard, accountId, season }, { signal }),
  ]);
  if (!stats.ok) return stats.error.kind === 'not-found' ? null : undefined;
  const [best] = rankedViewsOf(game, readSeason(game, season), stats.data.rankedStats, 'tpp')
    .flatMap(({ mode, stats: ranked }) => {
      const points = ranked && rankPointsOf(ranked);
      return ranked && points !== null ? [{ season, mode, points, stats: ranked }] : [];
    })
    .sort((a, b) => b.points - a.points);
  if (!best) return null;
  return {
    ...best,
    climb: climbs.ok ? climbs.data.climbs[best.mode] : undefined,
    end: climbs.ok ? climbs.data.end : new Date(now()).toISOString(),
  };
}

interface MyStanding {
  /** Null: no rank in this season. */
  readonly standing: Standing | null;
  /** Of the last two weeks. Null: too few readings. */
  readonly curve: ClimbCurve | null;
  /** The points a week ago. Null: not known. */
  readonly weekAgo: number | null;
  /** The visit before this one. Null: there was none. */
  readonly before: Visit | null;
}

/** Reads the visitor's rank, and compares it with the last visit. */
export function useMyStanding(player: MyPlayer, seasons: ActiveSeasons): MyStanding | 'waiting' | 'failed' {
  const site = useSite();
  const [found, setFound] = useState<MyStanding | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    const unmount = new AbortController();
    const read = async () => {
      const standing = await readStanding(site, player, seasons, unmount.signal);
      if (unmount.signal.aborted) return;
      setFound(standing === undefined ? 'failed' : describe(standing, player, site.now()));
    };
    read().catch((error: unknown) => {
      site.report(error, { area: 'mf-profile', page: 'home' });
      setFound('failed');
    });
    return () => unmount.abort();
  }, [site, player, seasons]);
  return found;
}

function describe(standing: Standing | null, { accountId }: MyPlayer, now: number): MyStanding {
  if (!standing) return { standing, curve: null, weekAgo: null, before: null };
  const { climb, end } = standing;
  return {
    standing,
    curve: climb ? toClimbCurve(selectRecent(climb, now), end) : null,
    weekAgo: climb?.readings.findLast(({ at }) => Date.parse(at) <= now - weekLength)?.rankPoint ?? null,
    before: recordVisit(toVisit(accountId, standing, now)),
  };
}

const shownDays = 14;

/** The readings of the last days, with the last one before them at their beginning, and a peak above the last. */
function selectRecent(climb: Climb, now: number): Climb {
  const readings = listRecent(climb, now);
  const peak = readings.toSorted((one, other) => other.rankPoint - one.rankPoint)[0];
  const last = readings.at(-1);
  const isAbove = peak && last && peak.rankPoint > last.rankPoint;
  return { readings, peak: isAbove ? { rankPoint: peak.rankPoint, at: peak.at } : null };
}

function listRecent({ readings }: Climb, now: number): Climb['readings'] {
  const start = now - shownDays * dayLength;
  const recent = readings.filter(({ at }) => Date.parse(at) > start);
  const before = readings.findLast(({ at }) => Date.parse(at) <= start);
  if (!before) return recent;
  const { rankPoint, until } = before;
  const isLonger = until !== undefined && Date.parse(until) > start;
  return [{ rankPoint, at: new Date(start).toISOString(), ...(isLonger && { until }) }, ...recent];
}

/** The visitor's stats at the time of a visit. */
export interface Visit {
  /** Milliseconds. */
  readonly at: number;
  readonly accountId: string;
  readonly season: string;
  readonly mode: string;
  readonly points: number;
  readonly games: number;
  readonly wins: number;
}

const toVisit = (accountId: string, standing: Standing, at: number): Visit => ({
  at,
  accountId,
  season: standing.season,
  mode: standing.mode,
  points: standing.points,
  games: standing.stats.roundsPlayed,
  wins: standing.stats.wins,
});

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  Number.isFinite(value.at) &&
  'points' in value &&
  Number.isFinite(value.points);

/** The newest first. */
const visits = createStoredValue<readonly Visit[]>('my-climb.visits', [], (stored) =>
  Array.isArray(stored) ? stored.filter(isVisit) : [],
);

/**
 * Stores this visit and returns the previous one with the same player, season, and mode. Null: there is none. A visit
 * that continues a recent one does not replace the one before.
 */
function recordVisit(visit: Visit): Visit | null {
  const [newest, ...older] = visits.read();
  const isSameVisit =
    newest !== undefined && visit.at - newest.at < durations.favoriteVisit && visit.at >= newest.at;
  const previous = isSameVisit ? older[0] : newest;
  if (!isSameVisit) visits.save(newest ? [visit, newest] : [visit]);
  const isComparable =
    previous?.accountId === visit.accountId &&
    previous.season === visit.season &&
    previous.mode === visit.mode;
  return isComparable ? previous : null;
}
