import { sql } from 'drizzle-orm';
import { players, rankedFigures } from '../data/schema.ts';

/** With fewer matches, one lucky evening would decide the rank. */
export const minRounds = 5;

/** The condition for ranked players. Leaderboards, distributions, and percentiles share it. */
export const isRanked = sql`${rankedFigures.roundsPlayed} >= ${minRounds} and not exists (
  select 1 from ${players} where ${players.accountId} = ${rankedFigures.accountId} and ${players.ban} is not null)`;
