import type { BoardSort } from '@hotdrop/shared-domain/wire';
import { useLingui } from '@lingui/react/macro';

export type ColumnId = 'place' | 'day' | 'player' | 'tier' | 'region' | 'season' | BoardSort;

/** The columns of a board, in order. */
export const columnIds: readonly ColumnId[] = [
  ...(['place', 'day', 'player', 'points', 'tier'] as const),
  ...(['damage', 'wins', 'winRate', 'games', 'region', 'season'] as const),
];

/** Provides the heads of the columns in the site's language. */
export function useColumnHeads(): Readonly<Record<ColumnId, string>> {
  const { t } = useLingui();
  return {
    place: '#',
    day: t`24 h`,
    player: t`Player`,
    points: t`Points`,
    tier: t`Tier`,
    damage: t`Avg damage`,
    wins: t`Wins`,
    winRate: t`Win rate`,
    games: t`Games`,
    region: t`Region, mode`,
    season: t`Season`,
  };
}

/*
 * Phones show rows as grids of two lines. Some browsers then forget that they are rows of a table, so the roles are
 * written out.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
