import {
  type Circle,
  maxGap,
  type Place,
  type TrackPlayer,
  type Tracks,
} from '@hotdrop/shared-domain/tracks';
import { groundUnits } from '../../ground/trace.ts';
import type { StoryEvent } from './story-event.ts';

/** A numbered place of one or several events that follow each other near the same place. */
export interface Pin {
  readonly x: number;
  readonly y: number;
  /** Positions in the list of events, the first is 1. */
  readonly from: number;
  readonly to: number;
  readonly kind: StoryEvent['kind'];
}

/** The way of a player over a map of `groundUnits`. */
export interface RouteDrawing {
  readonly way: string;
  /** The circles of the zone, the first is the largest. */
  readonly zones: readonly Circle[];
  readonly flight: string | null;
  readonly pins: readonly Pin[];
}

/** Pins closer than this cover each other. */
const pinDistance = 34;
/** Corners closer than this cannot be seen. */
const cornerDistance = 3;

export function drawRoute(
  { size, zones, flight }: Tracks,
  player: TrackPlayer,
  events: readonly StoryEvent[],
): RouteDrawing {
  const scale = groundUnits / size;
  const toUnits = ({ x, y }: Place) => ({ x: Math.round(x * scale), y: Math.round(y * scale) });
  const circles = new Map<number, Circle>();
  for (const { white } of zones) {
    if (!white) continue;
    const radius = Math.round(white.radius * scale);
    if (!circles.has(radius)) circles.set(radius, { ...toUnits(white), radius });
  }
  const line = flight && { from: toUnits(flight.from), to: toUnits(flight.to) };
  return {
    way: drawWay(player, toUnits),
    zones: [...circles.values()].filter(({ radius }) => radius > 0),
    flight: line && `M${line.from.x} ${line.from.y}L${line.to.x} ${line.to.y}`,
    pins: mergePins(events, toUnits),
  };
}

function drawWay(
  { track, landing, diedAt }: TrackPlayer,
  toUnits: (place: Place) => { readonly x: number; readonly y: number },
): string {
  const parts: string[] = [];
  let drawn: { readonly x: number; readonly y: number } | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < track.at.length; i++) {
    const [at = 0, x = 0, y = 0] = [track.at[i], track.x[i], track.y[i]];
    if (landing && at < landing.at) continue;
    if (diedAt !== null && at > diedAt) break;
    const point = toUnits({ x, y });
    const isFar = !drawn || Math.hypot(point.x - drawn.x, point.y - drawn.y) >= cornerDistance;
    if (isFar) {
      parts.push(`${at - lastAt > maxGap ? 'M' : 'L'}${point.x} ${point.y}`);
      drawn = point;
    }
    lastAt = at;
  }
  return parts.join('');
}

function mergePins(
  events: readonly StoryEvent[],
  toUnits: (place: Place) => { readonly x: number; readonly y: number },
): readonly Pin[] {
  const pins: Pin[] = [];
  events.forEach(({ place, kind }, at) => {
    if (!place) return;
    const { x, y } = toUnits(place);
    const before = pins.at(-1);
    const isNear = before && Math.hypot(before.x - x, before.y - y) < pinDistance;
    if (before && isNear && before.to === at) {
      pins[pins.length - 1] = { ...before, to: at + 1, kind: kind === 'death' ? kind : before.kind };
    } else pins.push({ x, y, from: at + 1, to: at + 1, kind });
  });
  return pins;
}
