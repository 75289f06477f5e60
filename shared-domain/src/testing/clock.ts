/** The current time in builders and fakes. */
export const testTime = '2026-11-21T12:00:00.000Z';

/** Returns the time some minutes earlier. */
export const minutesAgo = (minutes: number): string =>
  new Date(Date.parse(testTime) - minutes * 60_000).toISOString();
