import { distanceInKilometers } from '@hotdrop/shared-domain/stats';
import type { ModeStats, Standing } from '@hotdrop/shared-domain/wire';
import type { Format } from '@hotdrop/shared-ui/site';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ModeRecord } from '../season/season-overview.ts';

/** A stat of a mode: how it is called, read, and shown, everywhere in the profile. */
interface ModeStat {
  readonly label: MessageDescriptor;
  /** Null: the stat is counted, not calculated. */
  readonly formula: MessageDescriptor | null;
  /** Null: the mode has no value, for the reason in `reason`. */
  readonly read: (played: ModeRecord) => number | null;
  readonly format: (format: Format, value: number | null) => string;
  /** Only rates have a best value: counts grow with the number of games. */
  readonly best: 'highest' | 'lowest' | null;
  readonly reason: (played: ModeRecord) => MessageDescriptor;
}

const notPublished = {
  ranked: msg`The game does not publish this for ranked play.`,
  normal: msg`The game publishes this for ranked play only.`,
};

const noKills = msg`No kills in this mode.`;

const stat = (
  label: MessageDescriptor,
  read: ModeStat['read'],
  change: Partial<Omit<ModeStat, 'label' | 'read'>> = {},
): ModeStat => ({
  label,
  read,
  formula: null,
  format: (format, value) => format.number(value),
  best: null,
  reason: ({ kind }) => notPublished[kind],
  ...change,
});

const percent: ModeStat['format'] = (format, value) => format.percent(value);
const decimal: ModeStat['format'] = (format, value) => format.decimal(value);

/** A stat that exists only with kills. Without any, the API answers 0. */
const ofKills = (kept: ModeStat): ModeStat => ({
  ...kept,
  read: (played) => (played.stats.kills === 0 ? null : kept.read(played)),
  reason: (played) => (played.stats.kills === 0 ? noKills : kept.reason(played)),
});

/** The game publishes it for normal play only. */
const normalOnly = (label: MessageDescriptor, key: keyof ModeStats, format?: ModeStat['format']): ModeStat =>
  stat(label, ({ normal }) => normal?.[key] ?? null, format && { format });

const distance = (label: MessageDescriptor, key: 'walkDistance' | 'rideDistance' | 'swimDistance') =>
  stat(label, ({ normal }) => normal && distanceInKilometers(normal[key], 0), {
    format: (format, value) => format.kilometers(value),
  });

export const modeStats = {
  points: stat(msg`Points`, ({ points }) => points),
  bestPoints: stat(msg`Best points`, ({ ranked }) => ranked?.bestRankPoint || null),
  games: stat(msg`Games`, ({ stats }) => stats.games),
  wins: stat(msg`Wins`, ({ stats }) => stats.wins),
  tops: stat(msg`2nd–10th place`, ({ stats }) => stats.outcomes?.tops ?? null, {
    formula: msg`top 10 finishes − wins`,
  }),
  losses: stat(msg`Losses`, ({ stats }) => stats.outcomes?.losses ?? null, {
    formula: msg`games − top 10 finishes`,
  }),
  winRate: stat(msg`Win rate`, ({ stats }) => stats.winRate, {
    formula: msg`wins ÷ games`,
    format: percent,
    best: 'highest',
  }),
  top10Rate: stat(msg`Top 10 rate`, ({ stats }) => stats.top10Rate, {
    formula: msg`top 10 finishes ÷ games`,
    format: percent,
    best: 'highest',
  }),
  averageRank: stat(msg`Average rank`, ({ stats }) => stats.averageRank, {
    formula: msg`sum of placements ÷ games`,
    format: (format, value) => format.decimal(value, 1),
    best: 'lowest',
  }),
  kd: stat(msg`K/D`, ({ stats }) => stats.kd, {
    formula: msg`kills ÷ deaths (kills if there are no deaths)`,
    format: decimal,
    best: 'highest',
  }),
  kda: stat(msg`KDA`, ({ stats }) => stats.kda, {
    formula: msg`(kills + assists) ÷ deaths`,
    format: decimal,
    best: 'highest',
  }),
  kills: stat(msg`Kills`, ({ stats }) => stats.kills),
  deaths: stat(msg`Deaths`, ({ stats }) => stats.deaths),
  assists: stat(msg`Assists`, ({ stats }) => stats.assists),
  knocks: stat(msg`Knocks`, ({ stats }) => stats.knocks),
  averageDamage: stat(msg`Average damage`, ({ stats }) => stats.averageDamage, {
    formula: msg`damage ÷ games, rounded`,
    best: 'highest',
  }),
  totalDamage: stat(msg`Total damage`, ({ stats }) => stats.totalDamage),
  headshots: stat(msg`Headshots`, ({ stats }) => stats.headshots),
  headshotShare: ofKills(
    stat(msg`Headshot share`, ({ stats }) => stats.headshotShare, {
      formula: msg`headshots ÷ kills`,
      format: percent,
      best: 'highest',
    }),
  ),
  mostKills: stat(msg`Most kills`, ({ stats }) => stats.mostKills, { formula: msg`in one game` }),
  longestKill: ofKills(
    stat(msg`Longest kill`, ({ stats }) => stats.longestKill, {
      format: (format, value) => format.meters(value),
    }),
  ),
  killStreak: normalOnly(msg`Longest kill streak`, 'maxKillStreaks'),
  roadKills: normalOnly(msg`Road kills`, 'roadKills'),
  vehicles: normalOnly(msg`Vehicles destroyed`, 'vehicleDestroys'),
  teamKills: normalOnly(msg`Team kills`, 'teamKills'),
  suicides: normalOnly(msg`Suicides`, 'suicides'),
  survivedTime: stat(msg`Time survived`, ({ stats }) => stats.survivedTime, {
    formula: msg`of all games together`,
    format: (format, value) => format.length(value),
  }),
  longestSurvived: normalOnly(msg`Longest time survived`, 'longestTimeSurvived', (format, value) =>
    format.clock(value),
  ),
  revives: normalOnly(msg`Revives`, 'revives'),
  heals: normalOnly(msg`Heals`, 'heals'),
  boosts: normalOnly(msg`Boosts`, 'boosts'),
  weapons: normalOnly(msg`Weapons acquired`, 'weaponsAcquired'),
  traveled: stat(
    msg`Distance`,
    ({ normal }) => normal && distanceInKilometers(normal.walkDistance, normal.rideDistance),
    { formula: msg`walked + driven`, format: (format, value) => format.kilometers(value) },
  ),
  walked: distance(msg`Distance walked`, 'walkDistance'),
  driven: distance(msg`Distance driven`, 'rideDistance'),
  swum: distance(msg`Distance swum`, 'swimDistance'),
} satisfies Record<string, ModeStat>;

export type StatId = keyof typeof modeStats;

/** The stats that sum a season up. */
export const mainStats = ['games', 'winRate', 'kd', 'averageDamage'] as const satisfies readonly StatId[];

export const formatStat = (id: StatId, format: Format, played: ModeRecord): string =>
  modeStats[id].format(format, modeStats[id].read(played));

/**
 * The share of counted players up to the place: place 31 of 1,000 is the top 3.1 %. Null: the player is in the lower
 * half, and the place alone reads better.
 */
export function topShare({ rank, ratio }: Standing, population: number | null): number | null {
  if (!population) return ratio;
  const share = rank / population;
  return share > 0.5 ? null : share;
}
