import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { readMode } from '@hotdrop/shared-domain/game';
import { TextButton } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { type Sorting, Table } from '@hotdrop/shared-ui/table';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFavoriteColumns } from './favorite-columns.tsx';
import styles from './favorite-table.module.css';
import type { FavoriteRow } from './rows.ts';
import { type Order, useOrder } from './use-order.ts';

interface FavoriteTableProps {
  readonly rows: readonly FavoriteRow[];
  readonly mode: string;
  /** How many favourites there are, those left out included. */
  readonly listLength: number;
  readonly onRemove: (favorite: Favorite, why: 'asked') => void;
  /** The keys of those that are chosen to be compared. */
  readonly compared: readonly string[];
  readonly onCompare: (keys: readonly string[]) => void;
}

/** The favourites in the visitor's own order, or sorted by a column. */
export function FavoriteTable({ rows, mode, listLength, onRemove, compared, onCompare }: FavoriteTableProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const [sorting, setSorting] = useState<Sorting>();
  const order = useOrder(listLength);
  const columns = useFavoriteColumns({
    rows,
    order: sorting ? null : order,
    onRemove: ({ favorite }) => onRemove(favorite, 'asked'),
    compared,
    onCompare,
  });
  const modeName = readMode(game, mode).name[locale];
  return (
    <Panel label={t`Favourites`} className={styles.panel}>
      {sorting && (
        <p className={styles.sorted}>
          <Trans>
            Sorted by a column.{' '}
            <TextButton onClick={() => setSorting(undefined)}>Back to your own order</TextButton>
          </Trans>
        </p>
      )}
      <Table
        caption={t`Favourites`}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        isTall
        sorting={sorting}
        onSort={setSorting}
        rowData={(row) => rowData(row, order)}
        instead={({ is, ranked }) => {
          if (is === 'gone') return <Trans>The game does not know the player any more.</Trans>;
          return is === 'ready' && !ranked ? <Trans>No ranked games in {modeName} this season</Trans> : null;
        }}
      />
      <Moved rows={rows} moved={order.moved} />
    </Panel>
  );
}

/** What the stylesheet and the handle need to know of a row. */
function rowData({ key, place }: FavoriteRow, { carried }: Order) {
  const isCarried = carried !== null && carried.from === place;
  const isTarget = carried !== null && !isCarried && carried.to === place;
  return {
    'data-key': key,
    'data-place': place,
    'data-carried': isCarried || undefined,
    'data-drop': isTarget ? (carried.to > carried.from ? 'below' : 'above') : undefined,
  };
}

interface MovedProps extends Pick<Order, 'moved'> {
  readonly rows: readonly FavoriteRow[];
}

/** Tells those who listen where a player has been moved. */
function Moved({ rows, moved }: MovedProps) {
  const row = rows.find(({ key }) => key === moved?.key);
  const [name, place, count] = [row?.name, (row?.place ?? 0) + 1, rows.length];
  return (
    <VisuallyHidden>
      <span role="status">
        {row && (
          <Trans>
            {name}: place {place} of {count}
          </Trans>
        )}
      </span>
    </VisuallyHidden>
  );
}
