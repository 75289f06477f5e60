import type { Answer } from '@hotdrop/shared-domain/wire';
import { Table } from '@hotdrop/shared-ui/table';
import type { BoardColumn } from '../board/use-board-columns.tsx';

interface BoardTableProps {
  readonly caption: string;
  readonly columns: readonly BoardColumn[];
  readonly content: Answer<'getLeaderboard'>;
  /** The rank that was looked for. */
  readonly at: number | null;
}

/** One page of a board. Sorting puts the rows of this page in another order; their ranks stay. */
export function BoardTable({ caption, columns, content: { meta, ranks }, at }: BoardTableProps) {
  const found = at === null ? undefined : ranks[at - 1 - (meta.page - 1) * meta.perPage];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={ranks}
      // A player may stand on the boards of two regions.
      rowKey={({ accountId, region }) => `${accountId} ${region}`}
      hasPodium={meta.page === 1}
      sorting={{ column: 'points', direction: 'descending' }}
      isMarked={(row) => row === found}
    />
  );
}
