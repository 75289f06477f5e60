import type { Figures } from '@hotdrop/shared-domain/stats';
import type { Standing } from '@hotdrop/shared-domain/wire';
import type { Format } from '@hotdrop/shared-ui/site';

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
