import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { readMode } from '@hotdrop/shared-domain/game';
import { TextButton } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { type Sorting, Table } from '@hotdrop/shared-ui/table';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { bestOf, type FavoriteRow } from './favorite-rows.ts';
import styles from './favorite-table.module.css';
import { Moved } from './move-announcement.tsx';
import { RowMessage } from './row-message.tsx';
import { BestContext, type ListActions, ListActionsContext } from './table-context.ts';
import { useFavoriteColumns } from './use-favorite-columns.tsx';
import { type Order, useOrder } from './use-reorder.ts';

interface FavoriteTableProps extends Pick<ListActions, 'compared' | 'setCompared'> {
  readonly rows: readonly FavoriteRow[];
  readonly mode: string;
  /** How many favorites there are, those left out included. */
  readonly listLength: number;
  readonly remove: (favorite: Favorite, name: string | null) => void;
}

/** The favorites in the visitor's own order, or sorted by a column. */
export function FavoriteTable(props: FavoriteTableProps) {
  const { rows, mode, listLength, remove, compared, setCompared } = props;
  const { game, locale } = useSite();
  const { t } = useLingui();
  const [sorting, setSorting] = useState<Sorting>();
  const columns = useFavoriteColumns();
  const order = useOrder(listLength);
  const actions = useMemo<ListActions>(
    () => ({
      order: sorting ? null : order,
      remove: ({ favorite, name }) => remove(favorite, name),
      compared,
      setCompared,
    }),
    [sorting, order, remove, compared, setCompared],
  );
  const { points, kda, damage, winRate, top10 } = bestOf(rows);
  const best = useMemo(
    () => ({ points, kda, damage, winRate, top10 }),
    [points, kda, damage, winRate, top10],
  );
  const modeName = readMode(game, mode).name[locale];
  const instead = useCallback(
    ({ is, stats }: FavoriteRow) =>
      stats || is === 'waiting' ? null : <RowMessage is={is} modeName={modeName} />,
    [modeName],
  );
  const { carried } = order;
  const rowData = useCallback((row: FavoriteRow) => carriedData(row, carried), [carried]);

  return (
    <Panel label={t`Favorites`} className={styles.panel}>
      {sorting && (
        <p className={styles.sorted}>
          <Trans>
            Sorted by column.{' '}
            <TextButton onClick={() => setSorting(undefined)}>Restore your order</TextButton>
          </Trans>
        </p>
      )}
      <ListActionsContext value={actions}>
        <BestContext value={best}>
          <Table
            caption={t`Favorites`}
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            isTall
            sorting={sorting}
            onSort={setSorting}
            rowData={rowData}
            instead={instead}
          />
        </BestContext>
      </ListActionsContext>
      <Moved rows={rows} moved={order.moved} />
    </Panel>
  );
}

/** Where a row stands, whether it is carried, and on which side of it the carried one would be put down. */
function carriedData({ place }: FavoriteRow, carried: Order['carried']) {
  const isCarried = carried?.from === place;
  const isTarget = carried !== null && !isCarried && carried.to === place;
  return {
    'data-place': place,
    'data-carried': isCarried || undefined,
    'data-drop': isTarget ? (carried.to > carried.from ? 'below' : 'above') : undefined,
  };
}
