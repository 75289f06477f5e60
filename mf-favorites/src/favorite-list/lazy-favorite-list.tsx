import { useFavorites } from '@hotdrop/shared-ui/site';
import { lazy, Suspense, useState } from 'react';
import type { ActiveSeasons } from '../seasons/ranked-stats.ts';
import { FavoriteListWaiting } from './favorite-list-skeleton.tsx';
import { NoFavorites } from './no-favorites.tsx';
import type { Compared } from './use-compare-selection.ts';

const FavoriteList = lazy(() =>
  import(/* webpackChunkName: "favorite-rows" */ './favorite-list.tsx').then((module) => ({
    default: module.FavoriteList,
  })),
);

interface ListWhenFilledProps {
  readonly mode: string;
  readonly seasons: ActiveSeasons;
  readonly compared: Compared;
}

/** A first visit has no favorites: the table and all that it needs arrive with the first one. */
export function ListWhenFilled(props: ListWhenFilledProps) {
  const isFilled = useFavorites().length > 0;
  const [wasFilled, setWasFilled] = useState(isFilled);
  if (isFilled && !wasFilled) setWasFilled(true);
  // A list that was emptied keeps its offers to undo that.
  if (!wasFilled) return <NoFavorites />;
  return (
    <Suspense fallback={<FavoriteListWaiting />}>
      <FavoriteList {...props} />
    </Suspense>
  );
}
