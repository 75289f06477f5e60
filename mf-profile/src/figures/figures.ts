import type { Figures } from '@hotdrop/shared-domain/stats';
import type { Standing } from '@hotdrop/shared-domain/wire';
import type { Format } from '@hotdrop/shared-ui/site';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The label and the formula of a figure. */
interface FigureMessage {
  readonly label: MessageDescriptor;
  /** Null: the figure is counted, not calculated. */
  readonly formula: MessageDescriptor | null;
}

const counted = (label: MessageDescriptor): FigureMessage => ({ label, formula: null });

export const figureMessages = {
  points: counted(msg`Points`),
  games: counted(msg`Games`),
  wins: counted(msg`Wins`),
  tops: { label: msg`2nd–10th place`, formula: msg`top 10 finishes − wins` },
  losses: { label: msg`Losses`, formula: msg`games − top 10 finishes` },
  winRate: { label: msg`Win rate`, formula: msg`wins ÷ games` },
  top10Rate: { label: msg`Top 10 rate`, formula: msg`top 10 finishes ÷ games` },
  averageRank: { label: msg`Average rank`, formula: msg`sum of placements ÷ games` },
  kills: counted(msg`Kills`),
  deaths: counted(msg`Deaths`),
  assists: counted(msg`Assists`),
  knocks: counted(msg`Knocks`),
  kd: { label: msg`K/D`, formula: msg`kills ÷ deaths (kills if there are no deaths)` },
  kda: { label: msg`KDA`, formula: msg`(kills + assists) ÷ deaths` },
  averageDamage: { label: msg`Average damage`, formula: msg`damage ÷ games, rounded` },
  totalDamage: counted(msg`Total damage`),
  headshots: counted(msg`Headshots`),
  headshotShare: { label: msg`Headshot share`, formula: msg`headshots ÷ kills` },
  mostKills: { label: msg`Most kills`, formula: msg`in one game` },
  longestKill: counted(msg`Longest kill`),
  bestPoints: counted(msg`Best points`),
  killStreak: counted(msg`Longest kill streak`),
  roadKills: counted(msg`Road kills`),
  vehicles: counted(msg`Vehicles destroyed`),
  teamKills: counted(msg`Team kills`),
  suicides: counted(msg`Suicides`),
  revives: counted(msg`Revives`),
  heals: counted(msg`Heals`),
  boosts: counted(msg`Boosts`),
  weapons: counted(msg`Weapons acquired`),
  walked: counted(msg`Distance walked`),
  driven: counted(msg`Distance driven`),
  swum: counted(msg`Distance swum`),
  longestSurvived: counted(msg`Longest time survived`),
  survivedTime: { label: msg`Time survived`, formula: msg`of all games together` },
} satisfies Record<string, FigureMessage>;

export type FigureId = keyof typeof figureMessages;

export const notPublished = {
  ranked: msg`The game does not publish this for ranked play.`,
  normal: msg`The game publishes this for ranked play only.`,
};

export const noKills = msg`No kills in this mode.`;

interface FigureFormat {
  readonly read: (figures: Figures) => number | null;
  readonly format: (format: Format, value: number | null) => string;
}

const whole = (read: FigureFormat['read']): FigureFormat => ({
  read,
  format: (format, value) => format.number(value),
});
const decimal = (read: FigureFormat['read'], digits: number): FigureFormat => ({
  read,
  format: (format, value) => format.decimal(value, digits),
});
const percent = (read: FigureFormat['read']): FigureFormat => ({
  read,
  format: (format, value) => format.percent(value),
});

export const figureFormats = {
  games: whole((figures) => figures.games),
  wins: whole((figures) => figures.wins),
  tops: whole((figures) => figures.outcomes?.tops ?? null),
  losses: whole((figures) => figures.outcomes?.losses ?? null),
  winRate: percent((figures) => figures.winRate),
  top10Rate: percent((figures) => figures.top10Rate),
  averageRank: decimal((figures) => figures.averageRank, 1),
  kills: whole((figures) => figures.kills),
  deaths: whole((figures) => figures.deaths),
  assists: whole((figures) => figures.assists),
  knocks: whole((figures) => figures.knocks),
  kd: decimal((figures) => figures.kd, 2),
  kda: decimal((figures) => figures.kda, 2),
  averageDamage: whole((figures) => figures.averageDamage),
  totalDamage: whole((figures) => figures.totalDamage),
  headshots: whole((figures) => figures.headshots),
  headshotShare: percent((figures) => figures.headshotShare),
  mostKills: whole((figures) => figures.mostKills),
  longestKill: {
    read: (figures: Figures) => figures.longestKill,
    // Without a kill the API answers 0, which is not a length.
    format: (format: Format, value: number | null) => format.meters(value || null),
  },
  survivedTime: {
    read: (figures: Figures) => figures.survivedTime,
    format: (format: Format, value: number | null) => format.length(value),
  },
} satisfies Record<string, FigureFormat>;

/** A figure that is read from `Figures`, unlike points and figures of normal play only. */
export type FormattedFigure = keyof typeof figureFormats;

/** The share of counted players up to the place: place 31 of 1,000 is the top 3.1 %. */
export const topShare = ({ rank, ratio }: Standing, population: number | null): number =>
  population ? rank / population : ratio;
