import type { PlayingComparison } from '@hotdrop/shared-domain/wire';
import { useFormat, useTimes } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import type { LinePoint } from '../../chart/line-series.ts';
import { ChangeThen } from '../count-change.tsx';
import { useEarlierName } from './chart-words.tsx';
import { lookOfStep } from './look-of-step.ts';
import styles from './player-chart.module.css';

interface CountTipProps {
  readonly point: LinePoint;
  readonly compare: PlayingComparison | null;
  readonly step: number | undefined;
}

/** The counts at a time. */
export function CountTip({ point, compare, step }: CountTipProps) {
  const { number } = useFormat();
  const times = useTimes();
  const earlierName = useEarlierName();
  const { at, value, peak, earlier, isOpen } = point;
  return (
    <div className={styles.tip}>
      <span className={styles.note}>{times[lookOfStep(step)](at)}</span>
      <i className={styles.now} />
      <span>{peak === null ? <Trans>Players</Trans> : <Trans>Mean</Trans>}</span>
      <b>{number(value)}</b>
      {peak !== null && (
        <>
          <i className={styles.thin} />
          <span>
            <Trans>Highest</Trans>
          </span>
          <b>{number(peak)}</b>
        </>
      )}
      {compare !== null && earlier !== null && (
        <>
          <i className={styles.earlier} />
          <span>{earlierName(compare)}</span>
          <b>{number(earlier)}</b>
        </>
      )}
      {isOpen && (
        <span className={styles.note}>
          <Trans>Not over yet</Trans>
        </span>
      )}
      {compare !== null && earlier !== null && !isOpen && (
        <span className={styles.note}>
          <ChangeThen now={value} then={earlier} />
        </span>
      )}
    </div>
  );
}
