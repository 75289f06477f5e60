import { useLingui } from '@lingui/react/macro';
import { CompareCheckbox } from './compare-checkbox.tsx';
import { DragHandle } from './drag-handle.tsx';
import type { FavoriteRow } from './favorite-rows.ts';
import styles from './row-controls.module.css';
import { useTableActions } from './table-context.ts';

/** The handle that moves a row, and the checkbox that selects it for a comparison. */
export function RowControls({ row }: { readonly row: FavoriteRow }) {
  const { t } = useLingui();
  const { order } = useTableActions();
  return (
    <span className={styles.controls}>
      {order && <DragHandle row={row} name={row.name ?? t`this player`} order={order} />}
      <CompareCheckbox row={row} />
    </span>
  );
}
