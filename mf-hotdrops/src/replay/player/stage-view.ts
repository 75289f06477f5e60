import type { Place } from '@hotdrop/shared-domain/tracks';

/** A followed player is in the middle of a view of at most this many meters, and at least this many px for each. */
const followed = { width: 1_400, scale: 0.5 } as const;
/** After another player was chosen, the camera takes this many milliseconds to reach them. */
const glideTime = 300;

/** The part of the map on the stage: visitors move it, or it stays with a player. */
export class StageView {
  /** Whether the canvas shows something older. */
  isDirty = true;
  private readonly map: number;
  private isFollowing: boolean;
  private shown: Camera | null = null;
  private size: StageSize = { width: 0, height: 0 };
  private glide: { readonly from: Camera; readonly since: number } | null = null;

  constructor(map: number, isFollowing: boolean) {
    this.map = map;
    this.isFollowing = isFollowing;
  }

  resize(size: StageSize): void {
    this.size = size;
    const whole = fitMap(this.map, size);
    const close = Math.max(whole.scale, size.width / followed.width, followed.scale);
    this.shown ??= this.isFollowing ? { ...whole, scale: close } : whole;
    this.isDirty = true;
  }

  /** Stays with the player from now on. Without motion it is there at once. */
  follow(time: number, isReduced: boolean): void {
    this.glide = this.shown && !isReduced ? { from: this.shown, since: time } : null;
    this.isFollowing = true;
    this.isDirty = true;
  }

  free(): void {
    this.isFollowing = false;
    this.isDirty = true;
  }

  zoomBy(steps: number, at?: Place): void {
    this.change((now) =>
      zoom(now, steps, { map: this.map, size: this.size, at: this.isFollowing ? undefined : at }),
    );
  }

  panBy(px: Place): void {
    this.change((now) => pan(now, px, this.map));
  }

  showAll(): void {
    this.change(() => fitMap(this.map, this.size));
  }

  /** The camera at a time of the browser, and the place of the followed player. Null: the size is not known yet. */
  cameraAt(time: number, place: Place | null): Camera | null {
    if (!this.shown || !this.isFollowing || !place) return this.shown;
    const share = this.glide ? Math.min(1, (time - this.glide.since) / glideTime) : 1;
    const from = this.glide?.from ?? place;
    this.shown = {
      x: from.x + (place.x - from.x) * share,
      y: from.y + (place.y - from.y) * share,
      scale: this.shown.scale,
    };
    if (share === 1) this.glide = null;
    return this.shown;
  }

  /** Whether the camera still moves to a player. */
  get isGliding(): boolean {
    return this.glide !== null;
  }

  placeAt(px: Place): Place | null {
    return this.shown && toMap(this.shown, this.size, px);
  }

  /** The length of some px in meters. */
  metersFor(px: number): number {
    return px / (this.shown?.scale ?? 1);
  }

  private change(next: (now: Camera) => Camera): void {
    if (!this.shown) return;
    this.shown = next(this.shown);
    this.isDirty = true;
  }
}

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
const fitMap = (map: number, { width, height }: StageSize): Camera => ({
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
function zoom(camera: Camera, steps: number, { map, size, at }: ZoomSettings): Camera {
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
const pan = (camera: Camera, by: Place, map: number): Camera =>
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

const toMap = (camera: Camera, { width, height }: StageSize, { x, y }: Place): Place => ({
  x: (x - width / 2) / camera.scale + camera.x,
  y: (y - height / 2) / camera.scale + camera.y,
});
