import type { MapGeography } from '@hotdrop/shared-domain/game';
import { PlusIcon } from '@hotdrop/shared-ui/icons';
import { Text } from '@hotdrop/shared-ui/primitives';
import { createStoredValue } from '@hotdrop/shared-ui/stored-value';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GroundDrawing } from '../../ground/load-ground.ts';
import { findPlayer, type ReplayModel } from '../moment.ts';
import { useGestures } from './gestures.ts';
import { SignIcon } from './icons.tsx';
import { paint, paintGround, readColors, type StageColors } from './paint.ts';
import styles from './player.module.css';
import type { ReplayClock } from './replay-clock.ts';
import type { StageView } from './stage-view.ts';

interface StageProps {
  readonly model: ReplayModel;
  readonly clock: ReplayClock;
  readonly view: StageView;
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
  readonly followed: number | null;
  readonly onFollow: (player: number) => void;
}

/** Pixels of a screen for one of the page: more cost time and are not seen. */
const mostPixels = 2;

export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The map with everybody on it. One picture for each frame of the browser, and none while nothing changes. */
export function Stage(props: StageProps) {
  const { model, clock, view, map, ground, followed, onFollow } = props;
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const art = useRef<{ readonly colors: StageColors; readonly ground: HTMLCanvasElement } | null>(null);
  const words = { knocked: t`knocked`, carePackage: t`Care package` };

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

  const gestures = useGestures(canvas, { model, clock, view, onFollow });
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.canvas}
        tabIndex={0}
        role="img"
        aria-label={t`The map at this moment. The lists beside it say the same.`}
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
      <Trans>Two fingers move the map</Trans>
    </Text>
  );
}
