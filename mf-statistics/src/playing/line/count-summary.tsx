import { type DateLook, useFormat, useTimeZone } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stat-tile';
import { LocalTime, usePendingZone } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LinePoint } from '../../chart/line-series.ts';
import { ChangeThen } from '../count-change.tsx';
import { lookOfStep } from './look-of-step.ts';
import styles from './player-chart.module.css';
import { findBusyHours, summarizeLine } from './summarize-line.ts';

interface CountSummaryProps {
  readonly points: readonly LinePoint[];
  readonly step: number | undefined;
}

/** The chart in a few figures, without the step that is not over. */
export function CountSummary({ points, step }: CountSummaryProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { offsetAt } = useTimeZone();
  const pending = usePendingZone();
  const hasPeaks = points.some(({ peak }) => peak !== null);
  const look = lookOfStep(step);
  const summary = summarizeLine(points, offsetAt);
  if (!summary) return null;
  const { highest, lowest, mean, earlierMean, busiestHour } = summary;
  return (
    <div className={styles.summary}>
      <StatTiles columns={busiestHour === null ? 3 : 4}>
        <StatTile
          label={t`Highest`}
          value={<Figure value={number(highest.value)} at={highest.at} look={look} />}
        />
        <StatTile
          label={hasPeaks ? t`Lowest mean` : t`Lowest`}
          value={<Figure value={number(lowest.value)} at={lowest.at} look={look} />}
        />
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
                <BusyHours {...findBusyHours(busiestHour)} />
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

const BusyHours = ({ from, to }: ReturnType<typeof findBusyHours>) => (
  <Trans>
    {from}–{to}
  </Trans>
);

interface FigureProps {
  readonly value: string;
  readonly at: number;
  readonly look: DateLook;
}

const Figure = ({ value, at, look }: FigureProps) => (
  <>
    {value}
    <small>
      <LocalTime time={at} look={look} />
    </small>
  </>
);
