import * as v from 'valibot';
import { amount, count, filled, text, time } from './values.ts';

const atLeastOne = v.pipe(count, v.minValue(1));

/** The compared players of one team in a match. */
export const sharedTeamSchema = v.object({
  /** The place of the team. */
  rank: atLeastOne,
  players: v.pipe(
    v.array(
      v.object({
        accountId: filled,
        kills: count,
        /** Seconds. Missing in the answers of older API hosts. */
        timeSurvived: v.optional(amount),
      }),
    ),
    v.minLength(1),
  ),
});

/** A match with at least two of the compared players. */
export const sharedMatchSchema = v.object({
  id: filled,
  createdAt: time,
  mapName: text,
  gameMode: filled,
  /** How many teams played. */
  teamTotal: atLeastOne,
  /** The best place first. */
  teams: v.pipe(v.array(sharedTeamSchema), v.minLength(1)),
});

/** Matches that the first player shares with another one. */
export const sharedWithSchema = v.object({
  accountId: filled,
  /** Matches in one team. */
  together: count,
  /** Matches in different teams, and those in which the first player's team placed higher. */
  against: count,
  ahead: count,
});

/** Matches of the last three months with elimination, in which at least two of the compared players took part. */
export const sharedMatchesSchema = v.object({
  /** The matches with all of them in one team. */
  all: v.object({ games: count, wins: count, top10s: count }),
  /** In the order of the request. */
  others: v.array(sharedWithSchema),
  /** Matches with at least two of them in one team: how many, and up to 20, the fullest teams first, then the newest. */
  together: v.object({ games: count, matches: v.array(sharedMatchSchema) }),
  /** Matches with at least two of them in different teams: how many, and up to 20, newest first. */
  against: v.object({ games: count, matches: v.array(sharedMatchSchema) }),
});

export type SharedTeam = v.InferOutput<typeof sharedTeamSchema>;
export type SharedMatch = v.InferOutput<typeof sharedMatchSchema>;
export type SharedWith = v.InferOutput<typeof sharedWithSchema>;
export type SharedMatches = v.InferOutput<typeof sharedMatchesSchema>;
