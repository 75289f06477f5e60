import { useFormat, useTimeZone } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stat-tile';
import { LocalTime, usePendingZone } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LinePoint } from '../../chart/line-series.ts';
import { ChangeThen } from '../count-change.tsx';
import styles from './player-chart.module.css';
import { showBusyHours, summarizeLine } from './summarize-line.ts';

/** The chart in a few figures, without the step that is not over. */
export function CountSummary({ points }: { readonly points: readonly LinePoint[] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { offsetAt } = useTimeZone();
  const pending = usePendingZone();
  const summary = summarizeLine(points, offsetAt);
  if (!summary) return null;
  const { highest, lowest, mean, earlierMean, busiestHour } = summary;
  return (
    <div className={styles.summary}>
      <StatTiles columns={busiestHour === null ? 3 : 4}>
        <StatTile label={t`Highest`} value={<Figure value={number(highest.value)} at={highest.at} />} />
        <StatTile label={t`Lowest`} value={<Figure value={number(lowest.value)} at={lowest.at} />} />
        <StatTile
          label={t`Mean`}
          value={
            <>
              {number(mean)}
              {earlierMean !== null && (
                <small>
                  <ChangeThen now={mean} then={earlierMean} />
                </small>
              )}
            </>
          }
        />
        {busiestHour !== null && (
          <StatTile
            label={t`Busiest hours`}
            value={
              <span className={pending}>
                {showBusyHours(busiestHour)}
                <small>
                  <Trans>on average</Trans>
                </small>
              </span>
            }
          />
        )}
      </StatTiles>
    </div>
  );
}

const Figure = ({ value, at }: { readonly value: string; readonly at: number }) => (
  <>
    {value}
    <small>
      <LocalTime time={at} look="dayTime" />
    </small>
  </>
);
