import * as v from 'valibot';
import { mapComparedStats } from './compared-stats.ts';
import { tierSchema } from './player.ts';
import { amount, count, filled, known, ratio, time } from './values.ts';

export const playerSeasonSchema = v.object({
  /** The whole id: `division.bro.official.pc-2018-43`. */
  id: filled,
  hasNormal: v.boolean(),
  hasRanked: v.boolean(),
  /** Whether that is known. If not, the season was never requested from the game and may be without stats. */
  isCertain: v.optional(v.boolean(), false),
  /** The tier of the most played mode, final or current. Null: unknown or none. */
  tier: v.optional(known(tierSchema), null),
  /** The rank points of that mode. Null: unknown or none. */
  points: v.optional(known(amount), null),
  /** In a season that was counted by region: the regions with known stats. */
  regions: v.optional(v.array(filled), []),
});

export const activeSeasonSchema = v.object({
  id: filled,
  label: filled,
  start: known(time),
  /** Null: not announced. Absent: the API of this site has none. */
  end: v.optional(known(time)),
});

/** A season in the operator's list. `id` is the whole id or the part after the game's prefix. */
export const seasonDatesSchema = v.object({
  id: filled,
  start: v.optional(known(time), null),
  end: v.optional(known(time), null),
});

/** The game's counts for one player, season, and mode in normal play. */
export const modeStatsSchema = v.object({
  roundsPlayed: count,
  wins: count,
  losses: count,
  top10s: count,
  kills: count,
  assists: count,
  dBNOs: count,
  damageDealt: amount,
  headshotKills: count,
  roundMostKills: count,
  maxKillStreaks: count,
  roadKills: count,
  teamKills: count,
  suicides: count,
  revives: count,
  heals: count,
  boosts: count,
  weaponsAcquired: count,
  vehicleDestroys: count,
  /** Meters. */
  longestKill: amount,
  walkDistance: amount,
  rideDistance: amount,
  swimDistance: amount,
  /** Seconds. */
  timeSurvived: amount,
  longestTimeSurvived: amount,
  /** Only in seasons before ranked play. */
  rankPoints: known(amount),
});

/** The position of a stat among all ranked players: `ratio` 0.031 is the top 3.1 %. */
const standingSchema = v.object({ rank: v.pipe(count, v.minValue(1)), ratio });

const standing = known(standingSchema);

const ratingSchema = v.object({
  /** The number of compared players. */
  population: known(count),
  ...mapComparedStats(() => standing),
});

const rankedModeStatsSchema = v.object({
  currentRankPoint: amount,
  bestRankPoint: amount,
  currentTier: tierSchema,
  bestTier: tierSchema,
  roundsPlayed: count,
  wins: count,
  winRatio: known(ratio),
  top10Ratio: known(ratio),
  avgRank: known(amount),
  kda: known(amount),
  kills: count,
  deaths: count,
  assists: count,
  damageDealt: amount,
  dBNOs: known(count),
  rating: ratingSchema,
});

/** The site's averages over all players of a season and mode. */
export const averageSchema = v.object({ kd: known(amount), damage: known(amount) });

const byMode = <S extends v.GenericSchema>(schema: S) => v.record(filled, schema);

export const seasonStatsSchema = v.object({
  season: filled,
  /** The region of the stats, in a season that was counted by region. */
  region: v.optional(known(filled), null),
  /** Modes that were not played are absent. */
  normalStats: byMode(modeStatsSchema),
  rankedStats: byMode(rankedModeStatsSchema),
  averages: v.object({ normal: byMode(averageSchema), ranked: byMode(averageSchema) }),
});

/** The same rank points, read at least once between two times. */
export const pointReadingSchema = v.object({
  rankPoint: amount,
  at: time,
  /** When they were last read. Absent: they were read once. */
  until: v.optional(time),
});

const climbSchema = v.object({
  /** The last reading of each day in UTC, oldest first. */
  readings: v.array(pointReadingSchema),
  /** The most points. The time is null if the game published them and the site never read them. */
  peak: known(v.object({ rankPoint: amount, at: known(time) })),
});

/** Rank points of a season over time, by mode. Modes without readings and without a peak are absent. */
export const seasonClimbsSchema = v.object({
  season: filled,
  /** Now, or the end of the season. */
  end: time,
  climbs: byMode(climbSchema),
});

/** Averages of the games of all players in a tier, each null if nothing is known to compute it from. */
const tierStatsSchema = v.object({
  kd: known(amount),
  kda: known(amount),
  avgDamageDealt: known(amount),
  knocks: known(amount),
  avgRank: known(amount),
  winRatio: known(ratio),
  top10Ratio: known(ratio),
});

export const tierAverageSchema = v.object({
  tier: filled,
  players: count,
  /** Null: the tier has too few players for an average. */
  stats: known(tierStatsSchema),
});

export const tierAveragesSchema = v.object({
  season: filled,
  /** Tiers without players are absent. */
  tiers: byMode(v.array(tierAverageSchema)),
  /** When they were computed. Null: never. */
  updatedAt: known(time),
});

export type PlayerSeason = v.InferOutput<typeof playerSeasonSchema>;
export type ActiveSeason = v.InferOutput<typeof activeSeasonSchema>;
export type ModeStats = v.InferOutput<typeof modeStatsSchema>;
export type Standing = v.InferOutput<typeof standingSchema>;
export type Rating = v.InferOutput<typeof ratingSchema>;
export type RankedModeStats = v.InferOutput<typeof rankedModeStatsSchema>;
export type ModeAverage = v.InferOutput<typeof averageSchema>;
export type Climb = v.InferOutput<typeof climbSchema>;
export type SeasonClimbs = v.InferOutput<typeof seasonClimbsSchema>;
export type TierStats = v.InferOutput<typeof tierStatsSchema>;
export type TierAverage = v.InferOutput<typeof tierAverageSchema>;
export type TierAverages = v.InferOutput<typeof tierAveragesSchema>;
export type SeasonStats = v.InferOutput<typeof seasonStatsSchema>;
