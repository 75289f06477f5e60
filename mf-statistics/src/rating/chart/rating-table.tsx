import { useFormat } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { useLingui } from '@lingui/react/macro';
import { ChartDataTable } from '../../chart/chart-data-table.tsx';
import type { Bar } from '../../distribution/distribution.ts';

interface RatingTableProps {
  readonly bars: readonly Bar[];
  readonly marked: number;
  /** The share of each bar a week ago. Null: not known. */
  readonly lastWeek: readonly number[] | null;
}

/** The bars as a table. */
export function RatingTable({ bars, marked, lastWeek }: RatingTableProps) {
  const { t } = useLingui();
  const { percent } = useFormat();
  const caption = t`Rating distribution as a table`;
  const weekBefore: readonly Column<Bar>[] = lastWeek
    ? [
        {
          id: 'lastWeek',
          head: t`Last week`,
          look: 'number',
          cell: (_, index) => percent(lastWeek[index], 2),
        },
      ]
    : [];
  return (
    <ChartDataTable label={caption}>
      <Table
        caption={caption}
        rows={bars}
        rowKey={({ from }) => from}
        isMarked={(bar) => bar === bars[marked]}
        columns={[
          { id: 'range', head: t`Points`, look: 'name', cell: ({ range }) => range },
          { id: 'share', head: t`Share of players`, look: 'number', cell: ({ share }) => percent(share, 2) },
          ...weekBefore,
          {
            id: 'cumulative',
            head: t`Cumulative share`,
            look: 'number',
            cell: ({ cumulative }) => percent(cumulative, 2),
          },
          { id: 'top', head: t`Top`, look: 'number', cell: ({ top }) => percent(top, 2) },
        ]}
      />
    </ChartDataTable>
  );
}
