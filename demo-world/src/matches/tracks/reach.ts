/** Speeds in meters a second that tracks never exceed. */
export const maxSpeed = { onFoot: 6.2, driving: 22 } as const;
/** A knocked player crawls. */
export const crawling = 0.9;

/** Plans are slower than the limits, so that players can go around things and keep together. */
const planned = { onFoot: 4.6, driving: 9.5, toVehicle: 40 } as const;

/** How far a player gets in a time, with a vehicle if there is enough time to find one. */
export const reachIn = (seconds: number): number =>
  Math.max(0, planned.onFoot * seconds, planned.driving * (seconds - planned.toVehicle));

/** Whether a player needs a vehicle for a distance. */
export const needsVehicle = (distance: number, seconds: number): boolean =>
  distance > seconds * maxSpeed.onFoot * 0.9;
