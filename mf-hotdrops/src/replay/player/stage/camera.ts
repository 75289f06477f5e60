import type { Place } from '@hotdrop/shared-domain/tracks';

/** The part of a map that the stage shows. */
export interface Camera {
  /** The place in the middle, in meters. */
  readonly x: number;
  readonly y: number;
  /** Px for each meter. */
  readonly scale: number;
}

export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** The closest view: this many px for each meter. */
const closest = 4;
const step = 1.25;

/** How many steps of zoom a ratio of distances is. */
export const zoomSteps = (ratio: number): number => Math.log(ratio) / Math.log(step);

/** The whole map. */
export const fitMap = (map: number, { width, height }: StageSize): Camera => ({
  x: map / 2,
  y: map / 2,
  scale: Math.min(width, height) / map,
});

const keepScale = (scale: number, map: number, { width, height }: StageSize): number =>
  Math.min(closest, Math.max(Math.min(width, height) / map, scale));

interface ZoomSettings {
  readonly map: number;
  readonly size: StageSize;
  /** The place of the stage that stays where it is. By default the middle. */
  readonly at: Place | undefined;
}

/** Zooms by steps. */
export function zoom(camera: Camera, steps: number, { map, size, at }: ZoomSettings): Camera {
  const scale = keepScale(camera.scale * step ** steps, map, size);
  const pointer = at ?? { x: size.width / 2, y: size.height / 2 };
  const fixed = toMap(camera, size, pointer);
  return keepInside(
    {
      x: fixed.x - (pointer.x - size.width / 2) / scale,
      y: fixed.y - (pointer.y - size.height / 2) / scale,
      scale,
    },
    map,
  );
}

/** Moves the map by px. */
export const pan = (camera: Camera, by: Place, map: number): Camera =>
  keepInside({ ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale }, map);

const keepInside = ({ x, y, scale }: Camera, map: number): Camera => ({
  x: Math.min(map, Math.max(0, x)),
  y: Math.min(map, Math.max(0, y)),
  scale,
});

export const toStage = (camera: Camera, { width, height }: StageSize, { x, y }: Place): Place => ({
  x: (x - camera.x) * camera.scale + width / 2,
  y: (y - camera.y) * camera.scale + height / 2,
});

export const toMap = (camera: Camera, { width, height }: StageSize, { x, y }: Place): Place => ({
  x: (x - width / 2) / camera.scale + camera.x,
  y: (y - height / 2) / camera.scale + camera.y,
});
