import type { Figures } from '@hotdrop/shared-domain/stats';
import type { Format } from '@hotdrop/shared-ui/site';

interface Reading {
  readonly of: (figures: Figures) => number | null;
  readonly show: (format: Format, value: number | null) => string;
}

const whole = (of: Reading['of']): Reading => ({ of, show: (format, value) => format.number(value) });
const decimal = (of: Reading['of'], digits: number): Reading => ({
  of,
  show: (format, value) => format.decimal(value, digits),
});
const percent = (of: Reading['of']): Reading => ({ of, show: (format, value) => format.percent(value) });

/** How each figure is read and written. */
export const readings = {
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
    of: (figures: Figures) => figures.longestKill,
    // Who killed nobody has none, and not one of no length.
    show: (format: Format, value: number | null) => format.meters(value || null),
  },
  survivedTime: {
    of: (figures: Figures) => figures.survivedTime,
    show: (format: Format, value: number | null) => format.length(value),
  },
} satisfies Record<string, Reading>;

/** The figures that are read from `Figures`. */
export type CountedFigure = keyof typeof readings;
