import * as v from 'valibot';
import { tierSchema } from './player.ts';
import { pointReadingSchema } from './season.ts';
import { amount, count, dataShard, filled, known, text, time } from './values.ts';

/** Ranked matches, or all others. */
export const matchKinds = ['ranked', 'normal'] as const;

const atLeastOne = v.pipe(count, v.minValue(1));

const record = {
  games: atLeastOne,
  wins: count,
  /** Tenth or better among more than ten teams, wins included. */
  top10s: count,
  /** Of one game. */
  averageDamage: amount,
  averagePlace: v.pipe(amount, v.minValue(1)),
  /** Meters. Null: no kill. */
  longestKill: known(amount),
  /** Each place, the best first, of too few games for rates. Missing for more games. */
  places: v.optional(v.array(atLeastOne)),
};

/** A player's stats in several matches. */
const matchRecordSchema = v.object(record);
/** Maps with several ids are one. */
const mapRecordSchema = v.object({ mapName: text, ...record });
/** `weapon` is the kill log's id of the weapon that did most damage in these matches. */
const weaponRecordSchema = v.object({ weapon: filled, ...record });

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
const teammateSchema = v.object({
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
  /** The region in which the player plays, as an address spells it. Null: not known. */
  region: known(text),
});

export type MatchKind = (typeof matchKinds)[number];
export type MatchRecord = v.InferOutput<typeof matchRecordSchema>;
export type MapRecord = v.InferOutput<typeof mapRecordSchema>;
export type MapsAndWeapons = v.InferOutput<typeof mapsAndWeaponsSchema>;
export type Teammate = v.InferOutput<typeof teammateSchema>;
export type Teammates = v.InferOutput<typeof teammatesSchema>;
export type PlayTimes = v.InferOutput<typeof playTimesSchema>;

const place = v.pipe(count, v.minValue(1));

/** A player's own stats of one match. */
export const playerMatchSchema = v.object({
  id: filled,
  createdAt: time,
  mapName: text,
  teamRank: place,
  /** How many teams played. */
  teamTotal: place,
  kills: count,
  /** How many of the kills were bots. Null: the match has no kill log yet. */
  botKills: v.optional(known(count), null),
  damageDealt: amount,
  /** Seconds. */
  timeSurvived: amount,
});

/** The highest stats that a player has reached in single matches. */
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
  /** Matches that count. All stats below are of these only. */
  matches: count,
  /** Matches that do not count, such as training and deathmatch. */
  others: count,
  /** Ranked matches among `matches`. */
  ranked: count,
  wins: count,
  /** Tenth or better among more than ten teams, wins included. */
  top10s: count,
  kills: count,
  averageDamage: known(amount),
  /** The match with the best place, then the most kills. Null: no match counts. */
  best: known(playerMatchSchema),
  /** Rank points won or lost. Null: not known. */
  points: v.optional(known(v.pipe(v.number(), v.integer())), null),
});

export type PlayerMatch = v.InferOutput<typeof playerMatchSchema>;
export type MatchBests = v.InferOutput<typeof matchBestsSchema>;
export type PlayedSession = v.InferOutput<typeof sessionSchema>;

/** The compared players of one team in a match. */
const sharedTeamSchema = v.object({
  /** The place of the team. */
  rank: atLeastOne,
  players: v.pipe(
    v.array(
      v.object({
        accountId: filled,
        kills: count,
        /** Seconds. Absent: the API of this site has none. */
        timeSurvived: v.optional(amount),
      }),
    ),
    v.minLength(1),
  ),
});

/** A match with at least two of the compared players. */
const sharedMatchSchema = v.object({
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
const sharedWithSchema = v.object({
  accountId: filled,
  /** Matches in one team. */
  together: count,
  /** Matches in different teams, and those in which the first player's team placed higher. */
  against: count,
  ahead: count,
});

/** Matches of the last three months that count, in which at least two of the compared players took part. */
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

/** A player's stats of the matches of a week that count. */
const weekStatsSchema = v.object({
  matches: atLeastOne,
  wins: count,
  /** Tenth or better among more than ten teams, wins included. */
  top10s: count,
  kills: count,
  /** Of one match. */
  averageDamage: amount,
  /** Seconds alive in all matches. */
  timeSurvived: amount,
});

/** A ranked mode that was played in a week. */
const weekModeSchema = v.object({
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
const weekSessionSchema = v.object({
  start: time,
  /** When the last match ended for the player. */
  end: time,
  /** Matches that count, oldest first. */
  matches: v.array(playerMatchSchema),
  /** How many matches do not count. */
  others: count,
  /** Rank points won or lost in the mode that the week shows. Null: not known, or no ranked match of it. */
  points: known(v.pipe(v.number(), v.integer())),
});

const partnerSchema = v.object({
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
  /** Null: no match counts. */
  stats: known(weekStatsSchema),
  /** The week before. Null: no match counts, or its matches are no longer stored. */
  before: known(weekStatsSchema),
  /** The most played one first. */
  modes: v.array(weekModeSchema),
  /** Best place, then most kills. */
  bestMatch: known(
    v.object({
      ...playerMatchSchema.entries,
      /** Null: no damage. */
      teamDamage: known(amount),
    }),
  ),
  /** Highest win rate, then top 10 rate, then average place, of at least 5 matches. */
  bestMap: known(mapRecordSchema),
  bestPartner: known(partnerSchema),
  /** Oldest first. */
  sessions: v.array(weekSessionSchema),
  /** For a week without stats: the weeks that have some, newest first. */
  otherWeeks: v.array(v.object({ week: filled, matches: atLeastOne })),
});

export type WeekStats = v.InferOutput<typeof weekStatsSchema>;
export type WeekMode = v.InferOutput<typeof weekModeSchema>;
export type WeekSession = v.InferOutput<typeof weekSessionSchema>;
export type Partner = v.InferOutput<typeof partnerSchema>;
export type PlayedWeek = v.InferOutput<typeof playedWeekSchema>;
