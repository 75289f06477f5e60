import type { MapGeography } from '@hotdrop/shared-domain/game';
import type { Place } from '@hotdrop/shared-domain/tracks';
import type { ReplayModel } from '../../../moment/model.ts';
import { type Camera, type StageSize, toStage } from '../camera.ts';
import type { StageColors } from './colors.ts';

/** Everything that a picture of the stage depends on. */
export interface Frame {
  readonly model: ReplayModel;
  readonly at: number;
  readonly camera: Camera;
  readonly size: StageSize;
  readonly colors: StageColors;
  readonly ground: HTMLCanvasElement;
  readonly map: MapGeography | null;
  /** A position in `Tracks.players`. Null: no one is followed. */
  readonly followed: number | null;
  readonly isReduced: boolean;
  readonly words: StageWords;
}

/** The texts on the stage, in the visitor's language. */
export interface StageWords {
  readonly knocked: string;
  readonly carePackage: string;
  readonly meters: (meters: number) => string;
}

export const displayFont = '"Hotdrop Display", "Hotdrop Display Narrow", sans-serif';

export const isVisible = ({ x, y }: Place, { width, height }: StageSize, margin = 30): boolean =>
  x > -margin && y > -margin && x < width + margin && y < height + margin;

export const isOwn = ({ model, followed }: Frame, player: number): boolean =>
  followed !== null && model.teamAt[player] === model.teamAt[followed];

export const stagePlace = ({ camera, size }: Frame, place: Place): Place => toStage(camera, size, place);

/** Writes a text that can be read on every ground. */
export function write(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: Place,
  { color, halo }: { readonly color: string; readonly halo: string },
): void {
  context.lineWidth = 3.5;
  context.lineJoin = 'round';
  context.strokeStyle = halo;
  context.strokeText(text, x, y);
  context.fillStyle = color;
  context.fillText(text, x, y);
}

/** Draws lines between pairs of places of the stage. */
export function line(
  context: CanvasRenderingContext2D,
  ...pairs: readonly (readonly [Place, Place])[]
): void {
  context.beginPath();
  for (const [from, to] of pairs) {
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
}
