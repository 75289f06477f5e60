import { type Favorite, moveFavorite } from '@hotdrop/shared-domain/favorites';
import { GripIcon } from '@hotdrop/shared-ui/icons';
import { VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { keyOf } from '../visits/key-of.ts';
import styles from './favorite-list.module.css';
import type { FavoriteRow } from './favorite-rows.ts';

interface DraggedRow {
  readonly favorite: Favorite;
  readonly from: number;
  readonly to: number;
}

/** Moves favorites in the visitor's order. A dragged favorite moves when it is dropped. */
export function useReorder(length: number) {
  const { store } = useSite();
  const [dragged, drag] = useState<DraggedRow | null>(null);
  const [moved, setMoved] = useState<{ readonly key: string; readonly to: number } | null>(null);
  const move = (favorite: Favorite, to: number) => {
    if (to < 0 || to >= length) return;
    moveFavorite(store, favorite, to);
    setMoved({ key: keyOf(favorite), to });
  };
  const drop = () => {
    if (dragged && dragged.to !== dragged.from) move(dragged.favorite, dragged.to);
    drag(null);
  };
  return {
    dragged,
    /** The last moved favorite, which keeps the focus and is announced. */
    moved,
    move,
    drag,
    drop,
  };
}

type Reorder = ReturnType<typeof useReorder>;

/** Attributes for the styles of dragging: the row's position, whether it is dragged, and the side of a drop. */
export function dragAttributes({ position }: FavoriteRow, dragged: Reorder['dragged']) {
  const isDragged = dragged?.from === position;
  const isTarget = dragged !== null && !isDragged && dragged.to === position;
  return {
    'data-position': position,
    'data-dragged': isDragged || undefined,
    'data-drop': isTarget ? (dragged.to > dragged.from ? 'below' : 'above') : undefined,
  };
}

interface DragHandleProps {
  readonly row: FavoriteRow;
  readonly order: Reorder;
}

/** Number of positions that each key moves a player. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves a player in the visitor's order, by dragging or with the arrow keys. */
export function DragHandle({ row, order: { dragged, moved, move, drag, drop } }: DragHandleProps) {
  const { t } = useLingui();
  const { key, favorite, position } = row;
  const handle = useRef<HTMLButtonElement>(null);
  const name = row.name ?? t`this player`;
  const isMoved = moved?.key === key && moved.to === position;
  // A moved row may have lost the focus.
  useEffect(() => {
    if (isMoved) handle.current?.focus();
  }, [isMoved]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Escape') drag(null);
    if (step === undefined) return;
    event.preventDefault();
    move(favorite, position + step);
  };
  const onPointerDown = (event: React.PointerEvent) => {
    if (event.button !== 0) return;
    handle.current?.setPointerCapture(event.pointerId);
    drag({ favorite, from: position, to: position });
  };
  const onPointerMove = (event: React.PointerEvent) => {
    const to = dragged && positionAt(event.clientY, handle.current?.closest('table'));
    if (dragged && typeof to === 'number') drag({ ...dragged, to });
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
      onPointerCancel={() => drag(null)}
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

interface MoveAnnouncementProps extends Pick<Reorder, 'moved'> {
  readonly rows: readonly FavoriteRow[];
}

/** Announces the new position of a moved player to screen readers. */
export function MoveAnnouncement({ rows, moved }: MoveAnnouncementProps) {
  const row = rows.find(({ key }) => key === moved?.key);
  const [name, place, count] = [row?.name, (row?.position ?? 0) + 1, rows.length];
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
