import { decimals, type Figure, quotient, roundTo, share } from './numbers.ts';

/** All formulas of the site. */

/** Kills per loss. Without a loss, the number of kills. */
export const killDeathRatio = (kills: Figure, losses: Figure): Figure =>
  kills === null || losses === null ? null : losses > 0 ? roundTo(kills / losses, decimals.kd) : kills;

/** Kills and assists per death. Without a death, the sum of both. */
export const killDeathAssistRatio = (kills: Figure, assists: Figure, deaths: Figure): Figure =>
  kills === null || assists === null ? null : killDeathRatio(kills + assists, deaths);

export const winRate = (wins: Figure, games: Figure): Figure => share(wins, games, decimals.winRate);

export const top10Rate = (top10s: Figure, games: Figure): Figure => share(top10s, games, decimals.top10Rate);

export const headshotShare = (headshots: Figure, kills: Figure): Figure =>
  share(headshots, kills, decimals.headshotShare);

export const averageDamage = (damage: Figure, games: Figure): Figure =>
  quotient(damage, games, decimals.averageDamage);

export const averageRank = (published: Figure): Figure =>
  // The game publishes 0 where it has no value.
  published === null || published <= 0 ? null : roundTo(published, decimals.averageRank);

/** Meters walked and ridden, in kilometers. */
export const distanceInKilometers = (walked: number, ridden: number): number =>
  roundTo((walked + ridden) / 1000, decimals.kilometers);

/** The rank of a row in a list with pages. */
export const rankNumber = (page: number, perPage: number, index: number): number =>
  (page - 1) * perPage + index + 1;

export const pageCount = (totalCount: number, perPage: number): number =>
  perPage > 0 ? Math.ceil(Math.max(0, totalCount) / perPage) : 0;
