import { GripIcon } from '@hotdrop/shared-ui/icons';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './drag-handle.module.css';
import type { FavoriteRow } from './favorite-rows.ts';
import type { Reorder } from './use-reorder.ts';

interface DragHandleProps {
  readonly row: FavoriteRow;
  readonly name: string;
  readonly order: Reorder;
}

/** Number of positions that each key moves a player. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves a player in the visitor's order, by dragging or with the arrow keys. */
export function DragHandle({ row: { key, favorite, position }, name, order }: DragHandleProps) {
  const { t } = useLingui();
  const { dragged, moved, startDrag, dragTo, cancelDrag, drop, move } = order;
  const handle = useRef<HTMLButtonElement>(null);
  const isMoved = moved?.key === key && moved.to === position;
  // A moved row may have lost the focus.
  useEffect(() => {
    if (isMoved) handle.current?.focus();
  }, [isMoved]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Escape') cancelDrag();
    if (step === undefined) return;
    event.preventDefault();
    move(favorite, position + step);
  };
  const onPointerDown = (event: React.PointerEvent) => {
    if (event.button !== 0) return;
    handle.current?.setPointerCapture(event.pointerId);
    startDrag(favorite, position);
  };
  const onPointerMove = (event: React.PointerEvent) => {
    const to = dragged && positionAt(event.clientY, handle.current?.closest('table'));
    if (typeof to === 'number') dragTo(to);
  };
  return (
    <button
      ref={handle}
      type="button"
      className={styles.handle}
      aria-label={t`Move ${name}: arrow keys or drag`}
      title={t`Drag to move`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={drop}
      onPointerCancel={cancelDrag}
    >
      <GripIcon />
    </button>
  );
}

/** Position of the row at a vertical coordinate. Outside of the table, the first or last row counts. */
function positionAt(y: number, table: HTMLTableElement | null | undefined): number | undefined {
  const rows = [...(table?.tBodies ?? [])].flatMap((body) => [...body.rows]);
  const row = rows.find((one) => y < one.getBoundingClientRect().bottom) ?? rows.at(-1);
  return row && Number(row.dataset.position);
}
