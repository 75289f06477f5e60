import type { Place } from '@hotdrop/shared-domain/tracks';
import { getTree } from '@hotdrop/shared-ui/browser';
import { type RefObject, useEffect, useRef } from 'react';
import { findPlayer, type ReplayModel } from '../moment.ts';
import type { ReplayClock } from './replay-clock.ts';
import { type StageView, zoomSteps } from './stage-view.ts';

interface Gestures {
  readonly model: ReplayModel;
  readonly clock: ReplayClock;
  readonly view: StageView;
  readonly onFollow: (player: number) => void;
}

/** A pointer that moves less than this, in px, presses, and two fingers only zoom. */
const steady = 6;
/** A press follows a player within these px. */
const reach = 18;

const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);

/** Moves and zooms the map by mouse, wheel, double press, and two fingers, and follows the player under a press. */
export function useGestures(
  canvas: RefObject<HTMLCanvasElement | null>,
  { model, clock, view, onFollow }: Gestures,
) {
  const drag = useRef<{ readonly place: Place; readonly isMoved: boolean } | null>(null);

  // React's own listeners cannot keep the page from scrolling.
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const zoomByWheel = (event: WheelEvent) => {
      // Without focus, the wheel scrolls the page.
      if (getTree(element).activeElement !== element && !event.ctrlKey) return;
      event.preventDefault();
      view.zoomBy(event.deltaY < 0 ? 1 : -1, { x: event.offsetX, y: event.offsetY });
    };
    const moveByFingers = listenToFingers(element, view);
    element.addEventListener('wheel', zoomByWheel, { passive: false });
    element.addEventListener('touchmove', moveByFingers, { passive: false });
    element.addEventListener('touchstart', moveByFingers, { passive: true });
    return () => {
      element.removeEventListener('wheel', zoomByWheel);
      element.removeEventListener('touchmove', moveByFingers);
      element.removeEventListener('touchstart', moveByFingers);
    };
  }, [canvas, view]);

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

  return {
    onPointerDown: (event: React.PointerEvent<HTMLCanvasElement>) => {
      // One finger scrolls the page, or presses.
      const isFinger = event.pointerType === 'touch';
      if (!isFinger) event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = isFinger ? null : { place: { x: event.clientX, y: event.clientY }, isMoved: false };
    },
    onPointerMove: ({ clientX: x, clientY: y, buttons }: React.PointerEvent) => {
      const { place, isMoved } = drag.current ?? {};
      // A press shakes a little.
      if (!place || buttons === 0 || (!isMoved && distance(place, { x, y }) < steady)) return;
      view.free();
      view.panBy({ x: x - place.x, y: y - place.y });
      drag.current = { place: { x, y }, isMoved: true };
    },
    onClick: (event: React.MouseEvent<HTMLCanvasElement>) => {
      if (!drag.current?.isMoved) followAt(event);
    },
    onDoubleClick: ({ nativeEvent: { offsetX: x, offsetY: y } }: React.MouseEvent) =>
      view.zoomBy(3, { x, y }),
  };
}

/** Returns a listener that zooms and moves the map with two fingers. */
function listenToFingers(element: HTMLElement, view: StageView) {
  let last: { readonly middle: Place; readonly apart: number } | null = null;
  let moved = 0;
  return (event: TouchEvent) => {
    const [one, two] = [...event.touches].map(({ clientX: x, clientY: y }) => ({ x, y }));
    if (event.type === 'touchstart' || !one || !two) {
      last = null;
      moved = 0;
    }
    if (!one || !two) return;
    if (event.cancelable && event.type === 'touchmove') event.preventDefault();
    const box = element.getBoundingClientRect();
    const middle = { x: (one.x + two.x) / 2 - box.x, y: (one.y + two.y) / 2 - box.y };
    const apart = distance(one, two) || 1;
    if (last) {
      view.zoomBy(zoomSteps(apart / last.apart), middle);
      moved += distance(middle, last.middle);
      if (moved > 2 * steady) {
        view.free();
        view.panBy({ x: middle.x - last.middle.x, y: middle.y - last.middle.y });
      }
    }
    last = { middle, apart };
  };
}
