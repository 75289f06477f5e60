import type { HistoryPoint, PlayingRange } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite, useTimes } from '@hotdrop/shared-ui/site';
import { Empty, Failed } from '@hotdrop/shared-ui/states';
import { Table } from '@hotdrop/shared-ui/table';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChartDataTable } from '../chart/chart-data-table.tsx';
import { LineChart } from '../chart/line-chart.tsx';
import styles from './player-chart.module.css';
import { ranges } from './playing.loader.ts';

interface PlayerChartProps {
  readonly range: PlayingRange;
  /** Null: no request was successful. */
  readonly history: readonly HistoryPoint[] | null;
  /** The last request failed. The history is that of the range that was shown before. */
  readonly isFailed: boolean;
}

/** The player count over a range, as a line and a table. */
export function PlayerChart({ range, history, isFailed }: PlayerChartProps) {
  const { links } = useSite();
  const { t } = useLingui();
  const format = useFormat();
  const times = useTimes();
  const names = { day: t`Day`, week: t`Week`, month: t`Month`, year: t`Year`, all: t`All` };
  const counts = history ?? [];
  const points = counts.map(({ at, count }) => ({ at: Date.parse(at), value: count }));
  const values = points.map(({ value }) => value);
  const low = format.number(Math.min(...values));
  const high = format.number(Math.max(...values));

  return (
    <>
      <Panel
        className={styles.chart}
        title={<Trans>Concurrent players</Trans>}
        aside={
          <Tabs
            look="smallSegments"
            label={t`Range`}
            tabs={ranges.map((one) => ({
              to: links.playing({ range: one }),
              label: names[one],
              isCurrent: one === range,
              preventScrollReset: true,
            }))}
          />
        }
      >
        {isFailed && (
          <Failed isCompact={history !== null} title={<Trans>The player counts could not be loaded</Trans>} />
        )}
        {history?.length === 0 && (
          <Empty title={<Trans>No counts for this range yet</Trans>}>
            <Trans>
              Player counts are updated every few minutes.{'\n'}
              Choose a longer range.
            </Trans>
          </Empty>
        )}
        {points.length > 0 && (
          <LineChart
            label={t`Concurrent players, from ${low} to ${high}`}
            points={points}
            showValue={format.compact}
          />
        )}
      </Panel>
      {points.length > 0 && (
        <ChartDataTable label={t`Concurrent players as a table`}>
          <Table
            caption={t`Concurrent players as a table`}
            rows={counts}
            rowKey={({ at }) => at}
            columns={[
              { id: 'at', head: t`Time`, look: 'name', cell: ({ at }) => times.dayTime(at) + times.zone },
              { id: 'count', head: t`Players`, look: 'number', cell: ({ count }) => format.number(count) },
            ]}
          />
        </ChartDataTable>
      )}
    </>
  );
}
