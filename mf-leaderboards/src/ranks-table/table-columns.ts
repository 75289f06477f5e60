import type { ListMeta } from '@hotdrop/shared-domain/wire';
import { type BoardColumn, useBoardColumns } from '../board/use-board-columns.tsx';

const sorted = (column: BoardColumn): BoardColumn => ({ ...column, sortBy: column.value });

/** The columns of the full table, in their order. */
export function useTableColumns(meta: ListMeta | undefined, at: number | null): readonly BoardColumn[] {
  const { player, points, tier, region, damage, wins, winRate, games } = useBoardColumns(meta, at);
  return [player, sorted(points), tier, ...[damage, wins, winRate, games].map(sorted), region];
}
