import { useFavorites, useIsHydrated, useStore } from '@hotdrop/shared-ui/site';
import { lazy, Suspense, useState } from 'react';
import type { ActiveSeasons } from '../seasons/ranked-stats.ts';
import { FavoriteListSkeleton } from './favorite-list-skeleton.tsx';
import { NoFavorites } from './no-favorites.tsx';
import type { CompareSelection } from './use-compare-selection.ts';

const FavoriteList = lazy(() =>
  import(/* webpackChunkName: "favorite-rows" */ './favorite-list.tsx').then((module) => ({
    default: module.FavoriteList,
  })),
);

interface LazyFavoriteListProps {
  readonly mode: string;
  readonly seasons: ActiveSeasons;
  readonly compared: CompareSelection;
}

/**
 * Loads the code of the table once the visitor has a favorite. Until the browser has read its list, the cookie decides:
 * without favorites, the page shows the empty state at once.
 */
export function LazyFavoriteList(props: LazyFavoriteListProps) {
  const isHydrated = useIsHydrated();
  // Null: the cookie says that there are none. Undefined: this host has no such cookie.
  const mayHaveFavorites = useStore(({ returning }) => returning?.favorites ?? returning !== null);
  const hasFavorites = useFavorites().length > 0;
  const [hadFavorites, setHadFavorites] = useState(hasFavorites);
  if (hasFavorites && !hadFavorites) setHadFavorites(true);
  if (!isHydrated && mayHaveFavorites) return <FavoriteListSkeleton />;
  // An emptied list keeps its undo notice.
  if (!hadFavorites) return <NoFavorites />;
  return (
    <Suspense fallback={<FavoriteListSkeleton />}>
      <FavoriteList {...props} />
    </Suspense>
  );
}
