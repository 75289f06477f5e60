import * as v from 'valibot';
import { tierSchema } from './player.ts';
import { amount, count, dataShard, filled, known, text, time } from './values.ts';

/** Ranked matches, or all others. */
export const matchKinds = ['ranked', 'normal'] as const;

const atLeastOne = v.pipe(count, v.minValue(1));

const record = {
  games: atLeastOne,
  wins: count,
  /** Tenth place or better, wins included. */
  top10s: count,
  /** Of one game. */
  averageDamage: amount,
  averagePlace: v.pipe(amount, v.minValue(1)),
  /** Meters. Null: no kill. */
  longestKill: known(amount),
  /** Each place, the best first, of too few games for rates. Missing for more games. */
  places: v.optional(v.array(atLeastOne)),
};

/** A player's figures in several matches. */
export const matchRecordSchema = v.object(record);
/** Maps with several ids are one. */
export const mapRecordSchema = v.object({ mapName: text, ...record });
/** `weapon` is the kill log's id of the weapon that did most damage in these matches. */
export const weaponRecordSchema = v.object({ weapon: filled, ...record });

export const mapsAndWeaponsSchema = v.object({
  /** All counted matches. Null: there are none. */
  all: known(matchRecordSchema),
  /** The most played map or weapon first. Matches without a known main weapon are in no weapon's record. */
  maps: v.array(mapRecordSchema),
  weapons: v.array(weaponRecordSchema),
  /** The modes of all matches of the three months, for a filter. */
  modes: v.array(filled),
});

/** Someone who was in the player's team more than once. */
export const teammateSchema = v.object({
  accountId: filled,
  /** The newest known name. */
  name: filled,
  shard: dataShard,
  /** Together. */
  games: v.pipe(count, v.minValue(2)),
  wins: count,
  /** When the last match together began. */
  lastPlayedAt: time,
  /** The current tier in the mode that the teammate plays most. Null: unknown. */
  tier: known(tierSchema),
});

export const teammatesSchema = v.object({
  /** Matches in teams, with anybody. */
  games: count,
  wins: count,
  /** The most frequent first. */
  teammates: v.array(teammateSchema),
});

export const playTimesSchema = v.object({
  /** When each match began, in minutes since 1970, oldest first. */
  starts: v.array(count),
});

export type MatchKind = (typeof matchKinds)[number];
export type MatchRecord = v.InferOutput<typeof matchRecordSchema>;
export type MapRecord = v.InferOutput<typeof mapRecordSchema>;
export type WeaponRecord = v.InferOutput<typeof weaponRecordSchema>;
export type MapsAndWeapons = v.InferOutput<typeof mapsAndWeaponsSchema>;
export type Teammate = v.InferOutput<typeof teammateSchema>;
export type Teammates = v.InferOutput<typeof teammatesSchema>;
export type PlayTimes = v.InferOutput<typeof playTimesSchema>;
