import { type Figures, rankedFigures } from '@hotdrop/shared-domain/stats';
import type { RankedModeStats } from '@hotdrop/shared-domain/wire';
import { useFormat } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';

/** One row of the comparison. */
export interface CompareRow {
  readonly id: string;
  readonly label: string;
  readonly value: (stats: RankedModeStats) => number | null;
  readonly show: (value: number | null) => string;
  /** Selects the best value. Undefined: no value is highlighted. */
  readonly best?: (...values: number[]) => number;
}

export function useCompareRows(): readonly CompareRow[] {
  const { t } = useLingui();
  const { decimal, number, percent } = useFormat();
  const of = (figure: (figures: Figures) => number | null) => (stats: RankedModeStats) =>
    figure(rankedFigures(stats));
  return [
    {
      id: 'points',
      label: t`Points`,
      value: (stats) => stats.currentRankPoint,
      show: number,
      best: Math.max,
    },
    {
      id: 'best',
      label: t`Best points`,
      value: (stats) => stats.bestRankPoint,
      show: number,
      best: Math.max,
    },
    { id: 'kda', label: t`KDA`, value: of(({ kda }) => kda), show: decimal, best: Math.max },
    { id: 'kd', label: t`K/D`, value: of(({ kd }) => kd), show: decimal, best: Math.max },
    {
      id: 'damage',
      label: t`Avg damage`,
      value: of(({ averageDamage }) => averageDamage),
      show: number,
      best: Math.max,
    },
    { id: 'winRate', label: t`Win rate`, value: of(({ winRate }) => winRate), show: percent, best: Math.max },
    { id: 'top10', label: t`Top 10`, value: of(({ top10Rate }) => top10Rate), show: percent, best: Math.max },
    {
      id: 'avgRank',
      label: t`Avg rank`,
      value: of(({ averageRank }) => averageRank),
      show: (value) => decimal(value, 1),
      best: Math.min,
    },
    { id: 'wins', label: t`Wins`, value: of(({ wins }) => wins), show: number, best: Math.max },
    { id: 'games', label: t`Games`, value: of(({ games }) => games), show: number },
  ];
}

/** Finds the best value of a row. Null: all values are equal. */
export function bestOfRow(
  { value, best }: CompareRow,
  all: readonly (RankedModeStats | null)[],
): number | null {
  const values = all.flatMap((stats) => (stats && value(stats)) ?? []);
  return best && new Set(values).size > 1 ? best(...values) : null;
}
