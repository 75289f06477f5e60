import type { MapGeography } from '@hotdrop/shared-domain/game';
import type { Place } from '@hotdrop/shared-domain/tracks';
import { getTree } from '@hotdrop/shared-ui/browser';
import { PlusIcon } from '@hotdrop/shared-ui/icons';
import { Text } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { createStoredValue } from '@hotdrop/shared-ui/stored-value';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GroundDrawing } from '../../ground/draw-ground.ts';
import { findPlayer, type ReplayModel } from '../moment.ts';
import { SignIcon } from './icons.tsx';
import { paint, paintGround, readColors, type StageColors } from './paint.ts';
import styles from './player.module.css';
import type { ReplayClock } from './replay-clock.ts';
import { type StageView, zoomSteps } from './stage-view.ts';

interface StageProps {
  readonly model: ReplayModel;
  readonly clock: ReplayClock;
  readonly view: StageView;
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
  readonly followed: number | null;
  /** Whether it takes the focus, because the visitor pressed the button in its place. */
  readonly isFocused: boolean;
  readonly onFollow: (player: number) => void;
  /** Called when the visitor moves the map away from the followed player. */
  readonly onFree: () => void;
}

/** Pixels of a screen for one of the page: more cost time and are not seen. */
const mostPixels = 2;

export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The map with everybody on it. One picture for each frame of the browser, and none while nothing changes. */
export function Stage(props: StageProps) {
  const { model, clock, view, map, ground, followed, isFocused, onFollow, onFree } = props;
  const { t } = useLingui();
  const { meters } = useFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const art = useRef<{ readonly colors: StageColors; readonly ground: HTMLCanvasElement } | null>(null);
  const words = { knocked: t`knocked`, carePackage: t`Care package`, meters };

  const prepare = useEffectEvent((element: HTMLCanvasElement) => {
    const { width, height } = element.getBoundingClientRect();
    const pixels = Math.min(mostPixels, devicePixelRatio || 1);
    element.width = Math.round(width * pixels);
    element.height = Math.round(height * pixels);
    element.getContext('2d')?.setTransform(pixels, 0, 0, pixels, 0, 0);
    const colors = readColors(element.parentElement ?? element);
    art.current = { colors, ground: paintGround(ground, colors) };
    view.resize({ width, height });
  });

  const draw = useEffectEvent((element: HTMLCanvasElement, time: number) => {
    const context = element.getContext('2d');
    const player = followed === null ? undefined : model.tracks.players[followed];
    const place = (player && findPlayer(player, clock.at)) ?? null;
    const camera = view.cameraAt(time, place);
    if (!context || !art.current || !camera) return;
    const size = { width: element.clientWidth, height: element.clientHeight };
    const isReduced = isMotionReduced();
    paint(context, { model, at: clock.at, camera, size, map, followed, isReduced, words, ...art.current });
    view.isDirty = view.isGliding;
    // For tests and tools, because a canvas has no elements.
    element.dataset.at = clock.at.toFixed(2);
    element.dataset.camera = [camera.x, camera.y, camera.scale].map((value) => value.toFixed(4)).join(' ');
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let before = performance.now();
    let request = requestAnimationFrame(function next(time) {
      if (clock.tick(time - before, time) || view.isDirty) draw(element, time);
      before = time;
      request = requestAnimationFrame(next);
    });
    const resized = new ResizeObserver(() => prepare(element));
    resized.observe(element);
    const themed = new MutationObserver(() => prepare(element));
    const root = element.closest('[data-hotdrop]');
    if (root) themed.observe(root, { attributes: true });
    const stop = clock.subscribe(() => {
      view.isDirty = true;
    });
    return () => {
      cancelAnimationFrame(request);
      resized.disconnect();
      themed.disconnect();
      stop();
    };
  }, [clock, view]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another player is another picture
  useEffect(() => {
    view.isDirty = true;
  }, [view, followed]);

  useEffect(() => {
    if (isFocused) canvas.current?.focus({ preventScroll: true });
  }, [isFocused]);

  const gestures = useStageGestures(canvas, { model, clock, view, onFollow, onFree });
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.canvas}
        tabIndex={0}
        role="img"
        aria-label={t`The map at this moment. The words and lists beside it tell the same.`}
        {...gestures}
      />
      <TouchHint />
      <div className={styles.zoom}>
        <button type="button" onClick={() => view.zoomBy(2)} aria-label={t`Zoom in`}>
          <PlusIcon />
        </button>
        <button type="button" onClick={() => view.zoomBy(-2)} aria-label={t`Zoom out`}>
          <SignIcon sign="minus" />
        </button>
        <button
          type="button"
          onClick={() => {
            onFree();
            view.showAll();
          }}
          aria-label={t`Whole map`}
        >
          <SignIcon sign="whole" />
        </button>
      </div>
    </>
  );
}

const hintSeen = createStoredValue('replay-hint', false, (stored) => stored === true);
/** In ms. */
const hintTime = 3_000;

/** Says on a touch screen how the map moves: for three seconds, and once in a browser. */
export function TouchHint() {
  const [isOpen, setOpen] = useState(() => matchMedia('(pointer: coarse)').matches && !hintSeen.read());
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      hintSeen.save(true);
      setOpen(false);
    }, hintTime);
    return () => clearTimeout(timer);
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    // The map has keys and buttons for screen readers.
    <Text as="p" size="t14" surface="panel" padding={[2, 4]} className={styles.hint} aria-hidden>
      <Trans>Pinch to zoom, drag to move</Trans>
    </Text>
  );
}

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
function useStageGestures(
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
      if ((!element || getTree(element).activeElement !== element) && !event.ctrlKey) return;
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
