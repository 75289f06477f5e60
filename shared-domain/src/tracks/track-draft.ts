import type { TrackPlayer } from './file.ts';
import type { Place } from './types.ts';

/** A burst of hits is one point of a track. */
const hitPause = 1;
/** A player who moves this many seconds after a death has returned to the match. */
const returnDelay = 15;
const fullHealth = 100;

interface Point extends Place {
  readonly at: number;
  readonly health: number;
  readonly vehicle: number;
}

/** Collects the points of one player. Calls come in the order of time. */
export class TrackDraft {
  private readonly points: Point[] = [];
  private landing: TrackPlayer['landing'] = null;
  private diedAt: number | null = null;

  private add(at: number, { x, y }: Place, change: Partial<Pick<Point, 'health' | 'vehicle'>> = {}): void {
    const { health = fullHealth, vehicle = 0, at: before } = this.points.at(-1) ?? {};
    if (before === at) this.points.pop();
    this.points.push({ at, x, y, health, vehicle, ...change });
  }

  private isDead(at: number): boolean {
    return this.diedAt !== null && at < this.diedAt + returnDelay;
  }

  move(at: number, place: Place, health: number, vehicle: number): void {
    if (this.isDead(at)) return;
    this.diedAt = null;
    const known = Number.isFinite(health) ? Math.min(Math.max(health, 0), fullHealth) : fullHealth;
    this.add(at, place, { health: known, vehicle });
  }

  ride(at: number, place: Place, vehicle: number): void {
    if (!this.isDead(at)) this.add(at, place, { vehicle });
  }

  land(at: number, place: Place): void {
    if (this.isDead(at)) return;
    this.landing ??= { at, x: place.x, y: place.y };
    this.add(at, place, { vehicle: 0 });
  }

  hit(at: number, place: Place): void {
    const last = this.points.at(-1);
    if (!this.isDead(at) && (!last || at - last.at >= hitPause)) this.add(at, place);
  }

  /** A knock or a kill: the place is exact. */
  fight(at: number, place: Place): void {
    if (!this.isDead(at)) this.add(at, place);
  }

  die(at: number, place: Place): void {
    if (this.isDead(at)) return;
    this.diedAt = at;
    this.add(at, place, { health: 0, vehicle: 0 });
  }

  finish(): Pick<TrackPlayer, 'diedAt' | 'landing' | 'track'> {
    const { points, diedAt, landing } = this;
    return {
      diedAt,
      landing,
      track: {
        at: Float32Array.from(points, ({ at }) => at),
        x: Float32Array.from(points, ({ x }) => x),
        y: Float32Array.from(points, ({ y }) => y),
        health: Uint8Array.from(points, ({ health }) => Math.ceil(health)),
        vehicle: Uint8Array.from(points, ({ vehicle }) => vehicle),
      },
    };
  }
}
