import { Panel } from '@hotdrop/shared-ui/panel';
import { useFavorites, useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ActiveSeasons } from '../ranked-stats.ts';
import { FavoriteTable } from './favorite-table.tsx';
import { keyOf } from './figures.ts';
import { NoFavorites } from './no-favorites.tsx';
import { Notes } from './notes.tsx';
import { CompareNotice, Notices, NotKeptNotice, RemovedNotice, SkippedNotice } from './notices.tsx';
import { type FavoriteRow, favoriteRows, keepSame } from './rows.ts';
import type { Compared } from './use-compared.ts';
import { useFigures } from './use-figures.ts';
import { useLastLook } from './use-last-look.ts';
import { useRemoval } from './use-removal.ts';

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
              The list itself is safe in this browser.{'\n'}
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
