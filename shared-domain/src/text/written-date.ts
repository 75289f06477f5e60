/** Korea keeps one offset all year. */
export const koreanOffset = 9 * 60 * 60_000;

/** `2026-11-21T21:00:00.000Z`, Korea's clock: a server does not know the visitor's. */
const inKorea = (time: number): string | undefined => {
  const date = new Date(time + koreanOffset);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
};

const day = 24 * 60 * 60_000;

/** When the day of a time began, by the clock that the site writes. */
export const startOfDay = (time: number): number =>
  Math.floor((time + koreanOffset) / day) * day - koreanOffset;

const unknown = '–';

/** `14:20`. Written by hand for the same reason as numbers are. */
export const writeTime = (time: number): string =>
  inKorea(time)?.slice(-'14:20:00.000Z'.length, -':00.000Z'.length) ?? unknown;

/** `2026-11-21 21:00:00` in Korea, for tooltips. */
export const koreanTime = (time: number): string =>
  inKorea(time)?.slice(0, -'.000Z'.length).replace('T', ' ') ?? unknown;
