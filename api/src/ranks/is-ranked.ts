import { sql } from 'drizzle-orm';
import { players, rankedFigures } from '../data/schema.ts';

/** Too few matches say little: the game ranks nobody after one lucky evening. */
export const fewestRounds = 5;

/** Whose figures count: leaderboards, distributions and standings are about the same players. */
export const isRanked = sql`${rankedFigures.roundsPlayed} >= ${fewestRounds} and not exists (
  select 1 from ${players} where ${players.accountId} = ${rankedFigures.accountId} and ${players.ban} is not null)`;
