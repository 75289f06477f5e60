import * as v from 'valibot';
import { mapRecordSchema } from './habits.ts';
import { tierSchema } from './player.ts';
import { pointReadingSchema } from './season.ts';
import { ownMatchSchema } from './session.ts';
import { amount, count, dataShard, filled, known, time } from './values.ts';

const atLeastOne = v.pipe(count, v.minValue(1));

/** A player's figures of the matches with elimination in a week. */
export const weekFiguresSchema = v.object({
  matches: atLeastOne,
  wins: count,
  /** Tenth place or better, wins included. */
  top10s: count,
  kills: count,
  /** Of one match. */
  averageDamage: amount,
  /** Seconds alive in all matches. */
  timeSurvived: amount,
});

/** A ranked mode that was played in a week. */
export const weekModeSchema = v.object({
  mode: filled,
  matches: atLeastOne,
  /** Null: there is no reading before the first match and after the last one. */
  points: known(
    v.object({
      season: filled,
      from: amount,
      to: amount,
      /** Oldest first. The first one and the last one are those of `from` and `to`. */
      readings: v.array(pointReadingSchema),
    }),
  ),
});

/** Matches in a row. They belong to the week in which the first one began. */
export const weekSessionSchema = v.object({
  start: time,
  /** When the last match ended for the player. */
  end: time,
  /** Matches with elimination, oldest first. */
  matches: v.array(ownMatchSchema),
  /** How many matches without elimination. */
  others: count,
  /** Rank points won or lost. Null: not known, or no ranked match. */
  points: known(v.pipe(v.number(), v.integer())),
});

export const partnerSchema = v.object({
  accountId: filled,
  /** The newest known name. */
  name: filled,
  shard: dataShard,
  /** Together. */
  games: atLeastOne,
  wins: count,
  top10s: count,
  /** Null: unknown. */
  tier: known(tierSchema),
});

export const playedWeekSchema = v.object({
  /** `2026-W47`. */
  week: filled,
  /** The Monday of the week and the next one, 00:00 UTC. */
  start: time,
  end: time,
  isOver: v.boolean(),
  /** Null: no match with elimination. */
  figures: known(weekFiguresSchema),
  /** The week before. Null: no match, or its matches are no longer stored. */
  before: known(weekFiguresSchema),
  /** The most played one first. */
  modes: v.array(weekModeSchema),
  /** Best place, then most kills. */
  bestMatch: known(
    v.object({
      ...ownMatchSchema.entries,
      /** Null: no damage. */
      teamDamage: known(amount),
    }),
  ),
  /** Highest win rate, then top 10 rate, then average place, of at least 5 matches. */
  bestMap: known(mapRecordSchema),
  bestPartner: known(partnerSchema),
  /** Oldest first. */
  sessions: v.array(weekSessionSchema),
  /** For a week without figures: the weeks that have some, newest first. */
  otherWeeks: v.array(v.object({ week: filled, matches: atLeastOne })),
});

export type WeekFigures = v.InferOutput<typeof weekFiguresSchema>;
export type WeekMode = v.InferOutput<typeof weekModeSchema>;
export type WeekSession = v.InferOutput<typeof weekSessionSchema>;
export type Partner = v.InferOutput<typeof partnerSchema>;
export type PlayedWeek = v.InferOutput<typeof playedWeekSchema>;
