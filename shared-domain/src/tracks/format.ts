import type { Circle, Place } from './events.ts';

/** The format that `encode.ts` writes and `decode.ts` reads. */

/** The first bytes of a file: a mark, and the version of the format. */
export const mark = [72, 68, 1] as const;

/** How many steps a unit has: half meters, tenths of a second, and centimeters of a distance. */
export const steps = { meter: 2, second: 10, distance: 100 } as const;

/** Health is stored in tens, rounded up, so that 0 means dead. */
export const healthStep = 10;

/** A gap between two points of a track that is longer than this has no data: the player was disconnected. */
export const maxGap = 30;

export const nowhere: Circle = { x: 0, y: 0, radius: 0 };

export const origin: Place = { x: 0, y: 0 };

export const eliminationTypes = ['knock', 'kill'] as const;
