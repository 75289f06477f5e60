import type { PlayingComparison, PlayingRange } from '@hotdrop/shared-domain/wire';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useNow, useTimeZone } from '@hotdrop/shared-ui/site';
import { usePendingZone } from '@hotdrop/shared-ui/time';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LinePoint } from '../../chart/line-series.ts';
import styles from './player-chart.module.css';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `UTC+9`, `UTC-3:30`. */
function showOffset(offset: number): string {
  const minutes = Math.abs(Math.round(offset / minute));
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return offset === 0 ? 'UTC' : `UTC${offset < 0 ? '-' : '+'}${hours}`;
}

interface ChartScopeProps {
  readonly range: PlayingRange;
  /** Undefined: the API host is older. */
  readonly step: number | undefined;
}

/** Names the steps of the chart, and the zone of its times. */
export function ChartScope({ range, step }: ChartScopeProps) {
  const { offsetAt, isKnown } = useTimeZone();
  const now = useNow();
  const pending = usePendingZone();
  const zone = showOffset(offsetAt(now));
  return (
    <p className={styles.scope}>
      {step !== undefined && step > 0 && (
        <>
          <StepWords step={step} hasPeaks={range === 'year' || range === 'all'} />
          <SentenceGap />
        </>
      )}
      <span className={pending}>
        {isKnown ? <Trans>Times are yours, {zone}.</Trans> : <Trans>Times are in UTC.</Trans>}
      </span>
    </p>
  );
}

function StepWords({ step, hasPeaks }: { readonly step: number; readonly hasPeaks: boolean }) {
  const days = Math.round(step / day);
  const hours = Math.round(step / hour);
  const minutes = Math.round(step / minute);
  if (hasPeaks && days > 0) {
    return (
      <Plural value={days} one="Highest and mean of each day." other="Highest and mean of every # days." />
    );
  }
  if (days > 0) return <Plural value={days} one="Every day." other="Every # days." />;
  return step < hour ? (
    <Plural value={minutes} one="Every minute." other="Every # minutes." />
  ) : (
    <Plural value={hours} one="Every hour." other="Every # hours." />
  );
}

/** The name of the earlier time. */
export function useEarlierName(): (compare: PlayingComparison) => string {
  const { t } = useLingui();
  const names = { day: t`Day before`, week: t`Week before`, year: t`Year before` };
  return (compare) => names[compare];
}

interface ChartKeyProps {
  readonly points: readonly LinePoint[];
  readonly compare: PlayingComparison | null;
}

/** Explains the lines, if there is more than one. */
export function ChartKey({ points, compare }: ChartKeyProps) {
  const { t } = useLingui();
  const earlierName = useEarlierName();
  const hasPeaks = points.some(({ peak }) => peak !== null);
  const isOpen = points.at(-1)?.isOpen ?? false;
  if (!hasPeaks && !isOpen && compare === null) return null;
  return (
    <ul className={styles.key} aria-label={t`Lines of the chart`}>
      <li>
        <i className={styles.now} />
        {hasPeaks ? <Trans>Mean</Trans> : <Trans>Players</Trans>}
      </li>
      {hasPeaks && (
        <li>
          <i className={styles.thin} />
          <Trans>Highest</Trans>
        </li>
      )}
      {isOpen && (
        <li>
          <i className={styles.open} />
          <Trans>Not over yet</Trans>
        </li>
      )}
      {compare !== null && (
        <li>
          <i className={styles.earlier} />
          {earlierName(compare)}
        </li>
      )}
    </ul>
  );
}
