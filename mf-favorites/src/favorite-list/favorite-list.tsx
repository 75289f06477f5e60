import { canKeepFavorites, type Favorite } from '@hotdrop/shared-domain/favorites';
import { Panel } from '@hotdrop/shared-ui/layout';
import { useFavorites, useSite, useStore } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { without } from '../links/compare-address.ts';
import type { ActiveSeasons } from '../seasons/ranked-stats.ts';
import { keyOf } from '../visits/key-of.ts';
import { findNewWeek } from '../visits/visits.ts';
import { favoriteRows } from './favorite-rows.ts';
import { FavoriteTable } from './favorite-table.tsx';
import {
  CompareNotice,
  NoFavorites,
  Notices,
  NotKeptNotice,
  RemovedNotice,
  SkippedNotice,
  TableNotes,
} from './notices.tsx';
import type { CompareSelection } from './use-compare-selection.ts';
import { useFavoriteStats } from './use-favorite-stats.ts';
import { usePreviousVisit } from './use-previous-visit.ts';
import { useRemoveFavorites } from './use-remove-favorites.ts';

interface FavoriteListProps {
  readonly mode: string;
  readonly seasons: ActiveSeasons;
  readonly compared: CompareSelection;
}

/** The visitor's favorites. The list is known at once, and the stats load a few at a time. */
export function FavoriteList({ mode, seasons, compared }: FavoriteListProps) {
  const { game, now } = useSite();
  const { t } = useLingui();
  const list = useFavorites();
  const isKept = useStore(canKeepFavorites);
  const { loaded, retry } = useFavoriteStats(list, seasons);
  const previousVisit = usePreviousVisit(loaded);
  const [openedAt] = useState(now);
  const newWeek = findNewWeek(previousVisit, openedAt)?.id ?? null;
  const rows = favoriteRows(game, { favorites: list, loaded, previousVisit, mode });
  const removal = useRemoveFavorites(list, loaded, previousVisit);
  const remove = (favorite: Favorite, name: string | null) => {
    removal.remove(favorite, name);
    if (name !== null) compared.setPlayers(without(compared.players, { shard: favorite.shard, name }));
  };
  const failures = list.flatMap((favorite) => {
    const found = loaded.get(keyOf(favorite));
    return found?.status === 'skipped' ? [{ favorite, kind: found.failure }] : [];
  });
  const [failed] = rows.length === 0 ? failures : [];

  if (list.length === 0 && removal.removed.length === 0) {
    return <NoFavorites />;
  }
  return (
    <>
      {rows.length > 0 && (
        <FavoriteTable
          rows={rows}
          mode={mode}
          listLength={list.length}
          remove={remove}
          compared={compared}
          newWeek={newWeek}
        >
          <TableNotes previousVisit={previousVisit?.at ?? null} />
        </FavoriteTable>
      )}
      {failed && (
        <Panel label={t`Favorites`}>
          <Failed
            kind={failed.kind}
            title={<Trans>Your favorites could not be loaded</Trans>}
            onRetry={retry}
          >
            <Trans>
              Your list is still saved in this browser.{'\n'}
              Please try again in a few minutes.
            </Trans>
          </Failed>
        </Panel>
      )}
      <Notices>
        {!isKept && <NotKeptNotice />}
        {!failed && (
          <SkippedNotice
            skipped={failures.map(({ favorite }) => favorite)}
            previousVisit={previousVisit}
            onRetry={retry}
            onRemove={removal.remove}
          />
        )}
        <RemovedNotice {...removal} />
        {compared.players.length > 0 && (
          <CompareNotice players={compared.players} mode={mode} onClear={() => compared.setPlayers([])} />
        )}
      </Notices>
    </>
  );
}
