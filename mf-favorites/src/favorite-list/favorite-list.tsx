import { Panel } from '@hotdrop/shared-ui/panel';
import { useFavorites, useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ActiveSeasons } from '../seasons/ranked-stats.ts';
import { NoFavorites } from './no-favorites.tsx';
import { CompareNotice, Notices, NotKeptNotice, RemovedNotice, SkippedNotice } from './notices.tsx';
import { keyOf } from './stats/stats-loader.ts';
import { useFigures } from './stats/use-load-stats.ts';
import { useLastLook } from './stats/use-previous-visit.ts';
import { type FavoriteRow, favoriteRows, keepSame } from './table/favorite-rows.ts';
import { FavoriteTable } from './table/favorite-table.tsx';
import { Notes } from './table-notes.tsx';
import type { Compared } from './use-compare-selection.ts';
import { useRemoval } from './use-remove-favorites.ts';

interface FavoriteListProps {
  readonly mode: string;
  readonly seasons: ActiveSeasons;
  readonly compared: Compared;
}

/** The visitor's favorites: who they are is known at once, their figures arrive a few at a time. */
export function FavoriteList({ mode, seasons, compared }: FavoriteListProps) {
  const { favorites, game } = useSite();
  const { t } = useLingui();
  const list = useFavorites();
  const { known, retry } = useFigures(list, seasons);
  const before = useLastLook(
    known,
    list.every((favorite) => known.has(keyOf(favorite))),
  );
  const [kept] = useState(() => new Map<string, FavoriteRow>());
  const rows = useMemo(
    () => keepSame(kept, favoriteRows(game, { favorites: list, known, before, mode })),
    [kept, game, list, known, before, mode],
  );
  const removal = useRemoval(list, known, before);
  const skipped = list.length - rows.length;
  const isFailed = skipped > 0 && rows.length === 0;

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
          remove={removal.remove}
          compared={compared.keys}
          setCompared={compared.setCompared}
        />
      )}
      {isFailed && (
        <Panel label={t`Favorites`}>
          <Failed title={<Trans>Your favorites could not be loaded</Trans>} onRetry={retry}>
            <Trans>
              Your list is still saved in this browser.{'\n'}
              Please try again in a few minutes.
            </Trans>
          </Failed>
        </Panel>
      )}
      {rows.length > 0 && <Notes lastLook={before?.at ?? null} />}
      <Notices>
        {!favorites.isKept() && <NotKeptNotice />}
        {skipped > 0 && !isFailed && <SkippedNotice count={skipped} onRetry={retry} />}
        <RemovedNotice {...removal} />
        {compared.isAsked && (
          <CompareNotice players={compared.players} mode={mode} onClear={() => compared.setCompared([])} />
        )}
      </Notices>
    </>
  );
}
