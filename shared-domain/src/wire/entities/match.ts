import * as v from 'valibot';
import { tierSchema } from './player.ts';
import { amount, count, dataShard, filled, known, text, time } from './values.ts';

const place = v.pipe(count, v.minValue(1));

/** One player's line in a match. */
const participantSchema = v.object({
  /** The account id; `isBot` recognizes those of bots. */
  playerId: filled,
  name: filled,
  shard: dataShard,
  teamRank: place,
  /** How many teams played. */
  teamTotal: place,
  kills: count,
  assists: count,
  damageDealt: amount,
  dbnos: count,
  /** Meters. */
  walkDistance: amount,
  rideDistance: amount,
  /** Seconds. */
  timeSurvived: amount,
  /** Meters. */
  longestKill: amount,
  /** The kill log's id of the weapon that did most damage. Null: unknown or none. */
  mainWeapon: known(text),
});

/** A match without its players. */
export const trackedMatchSchema = v.object({
  id: filled,
  createdAt: time,
  matchType: text,
  gameMode: text,
  mapName: text,
  /** Seconds from the start to the end; null: not known. */
  duration: known(amount),
});
const match = trackedMatchSchema.entries;

/** The parts of a player's grade, which add up to a score from 0 to 100. */
const gradeSchema = v.object({ place: count, damage: count, kills: count, time: count });

/** How the player did. */
const played = {
  /** Null: the match does not count, or its players are not known. */
  grade: known(gradeSchema),
  /** Rank points won or lost. Null: not ranked, or not known. */
  points: known(v.number()),
};

/** An entry of the match list. `participants` are the player's team, the player first. */
export const matchSummarySchema = v.object({
  ...match,
  ...played,
  participants: v.pipe(v.array(participantSchema), v.minLength(1)),
});

export const matchMemberSchema = v.object({
  ...participantSchema.entries,
  teamId: count,
  headshotKills: count,
  roadKills: count,
  teamKills: count,
  vehicleDestroys: count,
  revives: count,
  boosts: count,
  heals: count,
  weaponsAcquired: count,
  /** Meters. */
  swimDistance: amount,
  /** The number of deaths: more than 1 on maps where players return, 0 if alive at the end. */
  deaths: count,
  /** The ranked standing that the site knows. Null: unknown or not ranked. */
  ranked: known(v.object({ ...tierSchema.entries, rankPoint: amount })),
});

const matchTeamSchema = v.object({
  teamId: count,
  rank: place,
  members: v.array(matchMemberSchema),
});

const person = v.object({ playerId: filled, name: filled, teamId: known(count) });

export const killLogEntrySchema = v.object({
  type: v.picklist(['knock', 'kill']),
  /** Seconds since the start of the match. */
  at: amount,
  /** Null: the zone, a fall, water. */
  by: known(person),
  whom: person,
  /** The id of the damage causer; a dictionary of the game names it. */
  weapon: known(text),
  /** Meters. */
  distance: known(amount),
  /** The final place of the victim's team. Null: the team is still playing. */
  place: known(place),
});

const killLogSchema = v.variant('state', [
  v.object({ state: v.literal('ready'), entries: v.array(killLogEntrySchema) }),
  /** Being fetched. Retry after this number of milliseconds. */
  v.object({ state: v.literal('waiting'), retryAfter: amount }),
  /** No kill log: training has none, and the game deletes them after 14 days. */
  v.object({ state: v.literal('none'), reason: v.picklist(['training', 'expired', 'unknown']) }),
  /** It could not be read, as is usual for young matches. Milliseconds until the next attempt. */
  v.object({ state: v.literal('failed'), retryAfter: amount }),
]);

export const matchDetailSchema = v.object({
  ...match,
  ...played,
  teams: v.array(matchTeamSchema),
  killLog: killLogSchema,
  /** The stats of the requested player. */
  player: matchMemberSchema,
});

export type Grade = v.InferOutput<typeof gradeSchema>;
export type MatchParticipant = v.InferOutput<typeof participantSchema>;
export type MatchSummary = v.InferOutput<typeof matchSummarySchema>;
export type MatchMember = v.InferOutput<typeof matchMemberSchema>;
export type MatchTeam = v.InferOutput<typeof matchTeamSchema>;
export type KillLogEntry = v.InferOutput<typeof killLogEntrySchema>;
export type KillLog = v.InferOutput<typeof killLogSchema>;
export type MatchDetail = v.InferOutput<typeof matchDetailSchema>;
