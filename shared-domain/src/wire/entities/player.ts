import * as v from 'valibot';
import { dataShard, filled, known, text, time } from './values.ts';

export const tierSchema = v.object({
  /** As the game spells it: `Crystal`, `Unranked`. */
  tier: text,
  /** The division, `1` the best; empty where the tier has none. */
  subTier: text,
});

export const playerSchema = v.object({
  accountId: filled,
  name: filled,
  shard: dataShard,
  /** When the site last read the player from the game; null: never. */
  syncedAt: known(time),
  /** The player's page, below the site's base path: `/profile/steam/NightHeron`. */
  profileUrl: known(text),
  /** A ban is no failure: the figures of a banned player can be read. */
  ban: known(v.picklist(['temporary', 'permanent'])),
});

/** A name offered while typing, or instead of one that was not found. */
export const suggestionSchema = v.object({
  accountId: filled,
  name: filled,
  shard: dataShard,
  /** The current tier in the mode that the player plays most. */
  tier: known(tierSchema),
  /** Why it is offered. */
  reason: v.picklist(['prefix', 'case', 'platform', 'similar']),
});

export type Player = v.InferOutput<typeof playerSchema>;
export type PlayerSuggestion = v.InferOutput<typeof suggestionSchema>;
export type PublishedTier = v.InferOutput<typeof tierSchema>;
