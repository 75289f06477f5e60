import { useLingui } from '@lingui/react/macro';
import { CompareBox } from './compare-checkbox.tsx';
import { MoveHandle } from './drag-handle.tsx';
import type { FavoriteRow } from './favorite-rows.ts';
import styles from './row-controls.module.css';
import { useListActions } from './table-context.ts';

/** What takes hold of a row: the handle that moves it, and the box that compares it. */
export function HoldCell({ row }: { readonly row: FavoriteRow }) {
  const { t } = useLingui();
  const { order } = useListActions();
  return (
    <span className={styles.hold}>
      {order && <MoveHandle row={row} name={row.name ?? t`this player`} order={order} />}
      <CompareBox row={row} />
    </span>
  );
}
