const quarter = 15 * 60_000;

/** The hours of this evening where a clan is, 18:00 to midnight: when each begins, in UTC. */
export function findEvening(timeZone: string, now: number): string[] {
  // The Swedish format is `2026-11-28 18:00`.
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const today = format.format(now).slice(0, 10);
  const hour = new RegExp(`^${today} (18|19|2\\d):00$`);
  // Not all zones are whole hours from UTC. The longest day has 25 hours.
  const begin = now - (now % quarter) - 100 * quarter;
  return Array.from({ length: 200 }, (_, index) => begin + index * quarter)
    .filter((time) => hour.test(format.format(time)))
    .map((time) => new Date(time).toISOString());
}
