import type { PlayingComparison } from '@hotdrop/shared-domain/wire';
import { useFormat, useTimes } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChartDataTable } from '../../chart/chart-data-table.tsx';
import type { LinePoint } from '../../chart/line-series.ts';
import { useEarlierName } from './chart-words.tsx';
import { lookOfStep } from './look-of-step.ts';

interface CountTableProps {
  readonly points: readonly LinePoint[];
  readonly compare: PlayingComparison | null;
  readonly step: number | undefined;
}

/** The counts of the chart as a table. */
export function CountTable({ points, compare, step }: CountTableProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const times = useTimes();
  const earlierName = useEarlierName();
  const hasPeaks = points.some(({ peak }) => peak !== null);
  const caption = t`Concurrent players as a table`;
  const peaks: readonly Column<LinePoint>[] = hasPeaks
    ? [{ id: 'peak', head: t`Highest`, look: 'number', cell: ({ peak }) => number(peak) }]
    : [];
  const earlier: readonly Column<LinePoint>[] =
    compare === null
      ? []
      : [
          {
            id: 'earlier',
            head: earlierName(compare),
            look: 'number',
            cell: (point) => number(point.earlier),
          },
        ];
  return (
    <ChartDataTable label={caption}>
      <Table
        caption={caption}
        rows={points}
        rowKey={({ at }) => at}
        columns={[
          {
            id: 'at',
            head: t`Time`,
            look: 'name',
            cell: ({ at, isOpen }) => (
              <>
                {times[lookOfStep(step)](at) + times.zone}
                {isOpen && (
                  <>
                    {' '}
                    <Trans>(not over yet)</Trans>
                  </>
                )}
              </>
            ),
          },
          {
            id: 'count',
            head: hasPeaks ? t`Mean` : t`Players`,
            look: 'number',
            cell: ({ value }) => number(value),
          },
          ...peaks,
          ...earlier,
        ]}
      />
    </ChartDataTable>
  );
}
