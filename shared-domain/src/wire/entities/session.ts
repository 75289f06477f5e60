import * as v from 'valibot';
import { amount, count, filled, known, text, time } from './values.ts';

const place = v.pipe(count, v.minValue(1));

/** A player's own figures of one match. */
export const ownMatchSchema = v.object({
  id: filled,
  createdAt: time,
  mapName: text,
  teamRank: place,
  /** How many teams played. */
  teamTotal: place,
  kills: count,
  damageDealt: amount,
  /** Seconds. */
  timeSurvived: amount,
});

/** The highest figures that a player has reached in single matches. */
export const matchBestsSchema = v.object({
  /** How many matches these are the best of. */
  matches: v.pipe(count, v.minValue(1)),
  kills: count,
  damageDealt: amount,
  /** Meters. Null: no kill. */
  longestKill: known(amount),
});

/** Matches with less than two hours between the end of one and the start of the next. */
export const sessionSchema = v.object({
  start: time,
  /** When the last match ended for the player. */
  end: time,
  /** Matches with elimination. All figures below count only these. */
  matches: count,
  /** Matches without elimination, such as training. */
  others: count,
  /** Ranked matches among `matches`. */
  ranked: count,
  wins: count,
  /** Tenth or better, wins included. */
  top10s: count,
  kills: count,
  averageDamage: known(amount),
  /** The match with the best place, then the most kills. Null: no match with elimination. */
  best: known(ownMatchSchema),
  /** Rank points won or lost. Null: not known. */
  points: v.optional(known(v.pipe(v.number(), v.integer())), null),
});

export type OwnMatch = v.InferOutput<typeof ownMatchSchema>;
export type MatchBests = v.InferOutput<typeof matchBestsSchema>;
export type PlayedSession = v.InferOutput<typeof sessionSchema>;
