import { useLingui } from '@lingui/react/macro';
import { CompareBox } from './compare-box.tsx';
import styles from './hold-cell.module.css';
import { useListActions } from './list-context.ts';
import { MoveHandle } from './move-handle.tsx';
import type { FavoriteRow } from './rows.ts';

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
