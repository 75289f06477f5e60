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
import { MoveAnnouncement } from './move-announcement.tsx';
import { RowMessage } from './row-message.tsx';
import { BestContext, type TableActions, TableActionsContext } from './table-context.ts';
import { useFavoriteColumns } from './use-favorite-columns.tsx';
import { type Reorder, useReorder } from './use-reorder.ts';

interface FavoriteTableProps extends Pick<TableActions, 'compared' | 'setCompared'> {
  readonly rows: readonly FavoriteRow[];
  readonly mode: string;
  /** Number of favorites, including hidden ones. */
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
  const order = useReorder(listLength);
  const actions = useMemo<TableActions>(
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
    ({ status, stats }: FavoriteRow) =>
      stats || status === 'loading' ? null : <RowMessage status={status} modeName={modeName} />,
    [modeName],
  );
  const { dragged } = order;
  const rowData = useCallback((row: FavoriteRow) => dragAttributes(row, dragged), [dragged]);

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
      <TableActionsContext value={actions}>
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
      </TableActionsContext>
      <MoveAnnouncement rows={rows} moved={order.moved} />
    </Panel>
  );
}

/** Attributes for the styles of dragging: the row's position, whether it is dragged, and the side of a drop. */
function dragAttributes({ position }: FavoriteRow, dragged: Reorder['dragged']) {
  const isDragged = dragged?.from === position;
  const isTarget = dragged !== null && !isDragged && dragged.to === position;
  return {
    'data-position': position,
    'data-dragged': isDragged || undefined,
    'data-drop': isTarget ? (dragged.to > dragged.from ? 'below' : 'above') : undefined,
  };
}
