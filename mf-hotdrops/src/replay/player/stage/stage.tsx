import type { MapGeography } from '@hotdrop/shared-domain/game';
import { PlusIcon } from '@hotdrop/shared-ui/icons';
import { useFormat } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { GroundDrawing } from '../../../ground/draw-ground.ts';
import type { ReplayModel } from '../../moment/model.ts';
import { findPlayer } from '../../moment/moment.ts';
import { SignIcon } from '../icons.tsx';
import type { ReplayClock } from '../replay-clock.ts';
import { readColors, type StageColors } from './paint/colors.ts';
import { paintGround } from './paint/ground-layer.ts';
import { paint } from './paint/paint.ts';
import styles from './stage.module.css';
import type { StageView } from './stage-view.ts';
import { TouchHint } from './touch-hint.tsx';
import { useStageGestures } from './use-stage-gestures.ts';

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
    themed.observe(document.documentElement, { attributes: true });
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
        className={styles.stage}
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
