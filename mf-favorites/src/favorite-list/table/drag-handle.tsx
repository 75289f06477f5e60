import { GripIcon } from '@hotdrop/shared-ui/icons';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './drag-handle.module.css';
import type { FavoriteRow } from './favorite-rows.ts';
import type { Order } from './use-reorder.ts';

interface MoveHandleProps {
  readonly row: FavoriteRow;
  readonly name: string;
  readonly order: Order;
}

/** How far each key moves a player. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves a player in the visitor's order: dragged, or with the arrow keys. */
export function MoveHandle({ row: { key, favorite, place }, name, order }: MoveHandleProps) {
  const { t } = useLingui();
  const { carried, moved, pickUp, carryTo, putBack, putDown, move } = order;
  const handle = useRef<HTMLButtonElement>(null);
  const isMoved = moved?.key === key && moved.to === place;
  // Its row may have been put elsewhere in the document, and lost the focus.
  useEffect(() => {
    if (isMoved) handle.current?.focus();
  }, [isMoved]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Escape') putBack();
    if (step === undefined) return;
    event.preventDefault();
    move(favorite, place + step);
  };
  const onPointerDown = (event: React.PointerEvent) => {
    if (event.button !== 0) return;
    handle.current?.setPointerCapture(event.pointerId);
    pickUp(favorite, place);
  };
  const onPointerMove = (event: React.PointerEvent) => {
    const to = carried && placeUnder(event.clientY, handle.current?.closest('table'));
    if (typeof to === 'number') carryTo(to);
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
      onPointerUp={putDown}
      onPointerCancel={putBack}
    >
      <GripIcon />
    </button>
  );
}

/** The place of the row at a height of the window; beyond the table that of its first or last row. */
function placeUnder(y: number, table: HTMLTableElement | null | undefined): number | undefined {
  const rows = [...(table?.tBodies ?? [])].flatMap((body) => [...body.rows]);
  const row = rows.find((one) => y < one.getBoundingClientRect().bottom) ?? rows.at(-1);
  return row && Number(row.dataset.place);
}
