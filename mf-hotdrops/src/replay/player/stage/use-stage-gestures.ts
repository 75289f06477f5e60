import type { Place } from '@hotdrop/shared-domain/tracks';
import { type RefObject, useEffect, useRef } from 'react';
import type { ReplayModel } from '../../moment/model.ts';
import { findPlayer } from '../../moment/moment.ts';
import type { ReplayClock } from '../replay-clock.ts';
import { zoomSteps } from './camera.ts';
import type { StageView } from './stage-view.ts';

interface Gestures {
  readonly model: ReplayModel;
  readonly clock: ReplayClock;
  readonly view: StageView;
  readonly onFollow: (player: number) => void;
  readonly onFree: () => void;
}

/** With Shift, arrow keys move the map by these px. */
const panKeys: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
};
/** A pointer that moves less than this, in px, presses. */
const steady = 6;
/** A press follows a player within these px. */
const reach = 18;

const placeOf = ({
  clientX: x,
  clientY: y,
}: {
  readonly clientX: number;
  readonly clientY: number;
}): Place => ({
  x,
  y,
});
const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);

/** Moves and zooms the map by drag, pinch, wheel, double press, and keys, and follows the player under a press. */
export function useStageGestures(
  canvas: RefObject<HTMLCanvasElement | null>,
  { model, clock, view, onFollow, onFree }: Gestures,
) {
  const pointers = useRef(new Map<number, Place>());
  const pressedAt = useRef<Place | null>(null);

  // React's own wheel listener cannot keep the page from scrolling.
  useEffect(() => {
    const element = canvas.current;
    const zoomByWheel = (event: WheelEvent) => {
      // Without focus, the wheel scrolls the page.
      if (document.activeElement !== element && !event.ctrlKey) return;
      event.preventDefault();
      view.zoomBy(event.deltaY < 0 ? 1 : -1, { x: event.offsetX, y: event.offsetY });
    };
    element?.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => element?.removeEventListener('wheel', zoomByWheel);
  }, [canvas, view]);

  const pan = (by: Place) => {
    onFree();
    view.panBy(by);
  };

  const followAt = (event: React.MouseEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = view.placeAt({ x: event.clientX - box.x, y: event.clientY - box.y });
    if (!place) return;
    const [nearest] = model.tracks.players
      .flatMap((player, index) => {
        const now = findPlayer(player, clock.at);
        const meters = now && !now.isDead ? distance(now, place) : Number.POSITIVE_INFINITY;
        return meters < view.metersFor(reach) ? [{ index, meters }] : [];
      })
      .toSorted((a, b) => a.meters - b.meters);
    if (nearest) onFollow(nearest.index);
  };

  const onPointerMove = (event: React.PointerEvent) => {
    const last = pointers.current.get(event.pointerId);
    if (!last) return;
    const now = placeOf(event);
    // A press shakes a little.
    if (pressedAt.current && distance(pressedAt.current, now) < steady) return;
    pressedAt.current = null;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) view.zoomBy(zoomSteps((distance(now, other) || 1) / (distance(last, other) || 1)));
    else pan({ x: now.x - last.x, y: now.y - last.y });
    pointers.current.set(event.pointerId, now);
  };
  const release = ({ pointerId }: React.PointerEvent) => void pointers.current.delete(pointerId);

  return {
    onPointerDown: (event: React.PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pressedAt.current = pointers.current.size === 0 ? placeOf(event) : null;
      pointers.current.set(event.pointerId, placeOf(event));
    },
    onPointerMove,
    onPointerUp: release,
    onPointerCancel: release,
    onClick: (event: React.MouseEvent<HTMLCanvasElement>) => {
      if (pressedAt.current) followAt(event);
    },
    onDoubleClick: ({ nativeEvent: { offsetX: x, offsetY: y } }: React.MouseEvent) =>
      view.zoomBy(3, { x, y }),
    onKeyDown: (event: React.KeyboardEvent) => {
      const by = event.shiftKey ? panKeys[event.key] : undefined;
      if (by) pan(by);
      else if (event.key === '+' || event.key === '=') view.zoomBy(1);
      else if (event.key === '-') view.zoomBy(-1);
      else if (event.key === 'm') {
        onFree();
        view.showAll();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
