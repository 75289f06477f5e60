import type { Member } from './clan.loader.ts';

const week = 7 * 24 * 60 * 60_000;

/** How many matches a member has played in the last seven days. Null: not known. */
export const countWeek = ({ sessions }: Member, now: number): number | null =>
  sessions
    ?.filter(({ start }) => now - Date.parse(start) < week)
    .reduce((sum, { matches }) => sum + matches, 0) ?? null;
