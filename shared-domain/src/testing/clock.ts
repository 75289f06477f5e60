/** The moment at which everything in builders and fakes happens. */
export const testTime = '2026-11-21T12:00:00.000Z';

/** The given number of minutes before that moment. */
export const minutesAgo = (minutes: number): string =>
  new Date(Date.parse(testTime) - minutes * 60_000).toISOString();
