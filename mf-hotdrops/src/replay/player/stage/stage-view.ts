import type { Place } from '@hotdrop/shared-domain/tracks';
import { type Camera, fitMap, pan, type StageSize, toMap, zoom } from './camera.ts';

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
