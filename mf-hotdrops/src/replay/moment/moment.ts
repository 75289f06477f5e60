import { maxGap, type Place, type TrackPlayer } from '@hotdrop/shared-domain/tracks';

/** A player at a moment. */
export interface PlayerMoment extends Place {
  /** 0 to 100. */
  readonly health: number;
  /** 0: on foot, otherwise 1 more than the position in `Tracks.vehicles`. */
  readonly vehicle: number;
  readonly isLanded: boolean;
  readonly isDead: boolean;
}

/** The position of the last entry at or before `at`. -1: all are later. */
export function findLast(times: ArrayLike<number>, at: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Where a player is at a second. Between two points they move evenly; in a gap they stay. Null: not known. */
export function findPlayer({ track, diedAt, landing }: TrackPlayer, at: number): PlayerMoment | null {
  const time = diedAt === null ? at : Math.min(at, diedAt);
  const last = findLast(track.at, time);
  const from = Math.max(0, last);
  const [x, y] = [track.x[from], track.y[from]];
  if (x === undefined || y === undefined) return null;
  const share = last < 0 ? 0 : shareOfWay(track.at, last, time);
  return {
    x: x + ((track.x[from + 1] ?? x) - x) * share,
    y: y + ((track.y[from + 1] ?? y) - y) * share,
    health: track.health[from] ?? 100,
    vehicle: track.vehicle[from] ?? 0,
    isLanded: landing === null || at >= landing.at,
    isDead: diedAt !== null && at >= diedAt,
  };
}

function shareOfWay(times: ArrayLike<number>, last: number, at: number): number {
  const [begin = 0, end] = [times[last], times[last + 1]];
  if (end === undefined || end <= begin || end - begin > maxGap) return 0;
  return (at - begin) / (end - begin);
}
