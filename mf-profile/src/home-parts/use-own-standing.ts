import type { KeyValueStorage } from '@hotdrop/shared-domain/favorites';
import { dayLength, weekLength } from '@hotdrop/shared-domain/text';
import type { Climb } from '@hotdrop/shared-domain/wire';
import type { OwnPlayer } from '@hotdrop/shared-ui/own-player';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useState } from 'react';
import { type ClimbCurve, toClimbCurve } from '../climb/climb-curve.ts';
import { type ActiveSeasons, readStanding, type Standing } from './read-standing.ts';
import { type OwnVisit, recordVisit, toVisit } from './visits.ts';

export interface OwnStanding {
  /** Null: no rank in this season. */
  readonly standing: Standing | null;
  /** Of the last two weeks. Null: too few readings. */
  readonly curve: ClimbCurve | null;
  /** The points a week ago. Null: not known. */
  readonly weekAgo: number | null;
  /** The visit before this one. Null: there was none. */
  readonly before: OwnVisit | null;
}

/** Reads the visitor's own rank, and compares it with the last visit. */
export function useOwnStanding(own: OwnPlayer, seasons: ActiveSeasons): OwnStanding | 'waiting' | 'failed' {
  const site = useSite();
  const [found, setFound] = useState<OwnStanding | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    const unmount = new AbortController();
    const read = async () => {
      const standing = await readStanding(site, own, seasons, unmount.signal);
      if (unmount.signal.aborted) return;
      setFound(standing === undefined ? 'failed' : describe(standing, own, site.now()));
    };
    read().catch((error: unknown) => {
      site.report(error, { area: 'mf-profile', page: 'home' });
      setFound('failed');
    });
    return () => unmount.abort();
  }, [site, own, seasons]);
  return found;
}

function describe(standing: Standing | null, { accountId }: OwnPlayer, now: number): OwnStanding {
  if (!standing) return { standing, curve: null, weekAgo: null, before: null };
  const { climb, end } = standing;
  return {
    standing,
    curve: climb ? toClimbCurve({ readings: listRecent(climb, now), peak: null }, end) : null,
    weekAgo: climb?.readings.findLast(({ at }) => Date.parse(at) <= now - weekLength)?.rankPoint ?? null,
    before: recordVisit(browserStorage(), toVisit(accountId, standing, now)),
  };
}

const shownDays = 14;

/** The readings of the last days, with the last one before them at their beginning. */
function listRecent({ readings }: Climb, now: number): Climb['readings'] {
  const start = now - shownDays * dayLength;
  const recent = readings.filter(({ at }) => Date.parse(at) > start);
  const before = readings.findLast(({ at }) => Date.parse(at) <= start);
  if (!before) return recent;
  const { rankPoint, until } = before;
  const isLonger = until !== undefined && Date.parse(until) > start;
  return [{ rankPoint, at: new Date(start).toISOString(), ...(isLonger && { until }) }, ...recent];
}

/** Access to `localStorage` throws if the browser forbids it. */
function browserStorage(): KeyValueStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
