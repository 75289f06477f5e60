import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { PointsPlace } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useState } from 'react';
import type { Board } from '../../distribution/board.ts';

/** The slider rests this long before the page asks for its place, in milliseconds. */
const rest = 300;

/** Provides the place of points on a board, which is that of earlier points until it is known. Null: none is known yet. */
export function usePointsPlace(
  { shard, mode }: Board,
  points: number,
  first: PointsPlace | null,
): PointsPlace | null {
  const site = useSite();
  const [place, setPlace] = useState(first);
  const isKnown = place?.points === points;

  useEffect(() => {
    if (isKnown) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await site.api.getPointsPlace({ shard, mode, points }, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      if (answer.ok) setPlace(answer.data);
      else reportFailure(site, answer.error, { area: 'mf-statistics', page: 'rating' });
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [site, shard, mode, points, isKnown]);

  return place;
}
