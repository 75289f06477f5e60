import { type Figures, rankedFigures, rankPointsOf } from '@hotdrop/shared-domain/stats';
import type { RankedModeStats } from '@hotdrop/shared-domain/wire';
import { useFormat } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import type { RankedPlayer } from '../compared.ts';

/** How a difference is said: as a number, a share of the first figure, points of a percentage, or places. */
export type DifferenceUnit = 'count' | 'share' | 'rate' | 'place';

export type RowId = 'points' | 'kd' | 'kda' | 'damage' | 'place' | 'winRate' | 'top10' | 'wins' | 'games';

export interface FigureRow {
  readonly id: RowId;
  /** Null: the game does not publish it. */
  readonly read: (stats: RankedModeStats) => number | null;
  readonly unit: DifferenceUnit;
  /** Undefined: neither more nor less is better. */
  readonly better?: 'more' | 'less';
  /** Digits after the decimal point of the shown figure. */
  readonly digits: number;
}

const of = (figure: (figures: Figures) => number | null) => (stats: RankedModeStats) =>
  figure(rankedFigures(stats));

/** The compared figures. The first eight can be led in. */
export const figureRows: readonly FigureRow[] = [
  { id: 'points', read: rankPointsOf, unit: 'count', better: 'more', digits: 0 },
  { id: 'kd', read: of(({ kd }) => kd), unit: 'share', better: 'more', digits: 2 },
  { id: 'kda', read: of(({ kda }) => kda), unit: 'share', better: 'more', digits: 2 },
  { id: 'damage', read: of(({ averageDamage }) => averageDamage), unit: 'share', better: 'more', digits: 0 },
  { id: 'place', read: of(({ averageRank }) => averageRank), unit: 'place', better: 'less', digits: 1 },
  { id: 'winRate', read: of(({ winRate }) => winRate), unit: 'rate', better: 'more', digits: 3 },
  { id: 'top10', read: of(({ top10Rate }) => top10Rate), unit: 'rate', better: 'more', digits: 3 },
  { id: 'wins', read: of(({ wins }) => wins), unit: 'count', better: 'more', digits: 0 },
  { id: 'games', read: of(({ games }) => games), unit: 'count', digits: 0 },
];

/** A figure as precise as it is shown, so that figures that look equal are equal. */
export const readFigure = (row: FigureRow, ranked: RankedModeStats | null): number | null => {
  const value = ranked && row.read(ranked);
  return value === null ? null : Number(value.toFixed(row.digits));
};

/** The best figure of a row. Null: fewer than two are known, all are equal, or none is better. */
export function findBest(row: FigureRow, players: readonly Pick<RankedPlayer, 'ranked'>[]): number | null {
  const values = players.flatMap(({ ranked }) => readFigure(row, ranked) ?? []);
  if (!row.better || new Set(values).size < 2) return null;
  return row.better === 'more' ? Math.max(...values) : Math.min(...values);
}

export function useFigureText() {
  const { t } = useLingui();
  const { decimal, number, percent } = useFormat();
  const labels: Readonly<Record<RowId, string>> = {
    points: t`Points`,
    kd: t`K/D`,
    kda: t`KDA`,
    damage: t`Avg damage`,
    place: t`Avg rank`,
    winRate: t`Win rate`,
    top10: t`Top 10`,
    wins: t`Wins`,
    games: t`Games`,
  };
  const show = ({ unit, digits }: FigureRow, value: number | null): string =>
    unit === 'rate' ? percent(value) : digits === 0 ? number(value) : decimal(value, digits);
  return { labels, show };
}
