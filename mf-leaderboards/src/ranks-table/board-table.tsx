import type { Answer, ListMeta } from '@hotdrop/shared-domain/wire';
import { Table } from '@hotdrop/shared-ui/table';
import { type BoardColumn, useBoardColumns } from '../shared/use-board-columns.tsx';

interface BoardTableProps {
  readonly caption: string;
  readonly columns: readonly BoardColumn[];
  readonly content: Answer<'getLeaderboard'>;
  /** The rank to mark. */
  readonly at: number | null;
}

/** One page of a board. Sorting changes the order of the rows; their ranks stay. */
export function BoardTable({ caption, columns, content: { meta, ranks }, at }: BoardTableProps) {
  const found = at === null ? undefined : ranks[at - 1 - (meta.page - 1) * meta.perPage];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={ranks}
      // A player may be ranked in two regions.
      rowKey={({ accountId, region }) => `${accountId} ${region}`}
      hasPodium={meta.page === 1}
      sorting={{ column: 'points', direction: 'descending' }}
      isMarked={(row) => row === found}
    />
  );
}

const sortable = (column: BoardColumn): BoardColumn => ({ ...column, sortBy: column.value });

/** Columns of the full table, in order. */
export function useTableColumns(meta: ListMeta | undefined, at: number | null): readonly BoardColumn[] {
  const { player, points, tier, region, damage, wins, winRate, games } = useBoardColumns(meta, at);
  return [player, sortable(points), tier, ...[damage, wins, winRate, games].map(sortable), region];
}
