import * as v from 'valibot';
import { amount, count, dataShard, filled, known, text, time } from './values.ts';

export const tierSchema = v.object({
  /** In the game's spelling: `Crystal`, `Unranked`. */
  tier: text,
  /** The division; `1` is the best. Empty for tiers without divisions. */
  subTier: text,
});

const clanSchema = v.object({
  name: filled,
  /** The letters before the names of its members: `HOT`. */
  tag: text,
});

export const playerSchema = v.object({
  accountId: filled,
  name: filled,
  shard: dataShard,
  /** When the site last read the player from the game; null: never. */
  syncedAt: known(time),
  /** The player's page, below the site's base path: `/profile/steam/NightHeron`. */
  profileUrl: known(text),
  /** A ban is not a failure, because the stats of a banned player can be read. */
  ban: known(v.picklist(['temporary', 'permanent'])),
  /** Null: in no clan, or not read yet. */
  clan: v.optional(known(clanSchema), null),
});

/** A player's stats with one weapon of all time, in normal and ranked play. */
export const weaponMasterySchema = v.object({
  /** The id of the weapon in an inventory; a dictionary of the game names it. */
  id: filled,
  level: count,
  kills: count,
  knocks: count,
  headshots: count,
  damage: amount,
  /** Meters. Null: not published. */
  longestKill: known(amount),
  mostKills: count,
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

export type Clan = v.InferOutput<typeof clanSchema>;
export type WeaponMastery = v.InferOutput<typeof weaponMasterySchema>;
export type Player = v.InferOutput<typeof playerSchema>;
export type PlayerSuggestion = v.InferOutput<typeof suggestionSchema>;
export type PublishedTier = v.InferOutput<typeof tierSchema>;

/** A renewal that waits or runs: retry after this number of milliseconds. */
export const renewalPendingSchema = v.object({
  /** How many players are ahead; 0: it is this player's turn. */
  waitCount: count,
  retryAfter: amount,
  /** The expected time until the renewal ends, in milliseconds. */
  expectedWait: v.optional(amount),
});

/** No renewal is running: the player's state, and the changes by the last renewal. */
export const renewalDoneSchema = v.object({
  shard: dataShard,
  name: filled,
  syncedAt: known(time),
  changes: known(
    v.object({
      /** The number of new matches. */
      matches: count,
      /** The change of rank points by mode. */
      rankPoint: v.record(filled, v.number()),
    }),
  ),
});

export type RenewalPending = v.InferOutput<typeof renewalPendingSchema>;
export type RenewalDone = v.InferOutput<typeof renewalDoneSchema>;

const authUserSchema = v.object({
  displayName: filled,
  avatarUrl: known(text),
});

/** Null: no one is signed in. */
export const authSchema = v.object({ auth: known(authUserSchema) });

export const commentSchema = v.object({
  id: count,
  /** Plain text. Never render it as markup. */
  content: text,
  createdAt: time,
  author: v.object({ displayName: filled, profileUrl: known(text), avatarUrl: known(text) }),
  /** Whether the calling visitor may delete it. */
  deletable: v.boolean(),
});

export type AuthUser = v.InferOutput<typeof authUserSchema>;
export type Comment = v.InferOutput<typeof commentSchema>;
