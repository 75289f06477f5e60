import { Trans } from '@lingui/react/macro';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/glyphs.ts';
import { useFormat } from '../site/index.ts';
import styles from './change-since-yesterday.module.css';

interface ChangeSinceYesterdayProps {
  readonly now: number | null;
  readonly yesterday: number | null;
}

/** Shows a change with an arrow and a word, never with color alone. Empty without a value to compare. */
export function ChangeSinceYesterday({ now, yesterday }: ChangeSinceYesterdayProps) {
  const format = useFormat();
  if (now === null || !yesterday) return null;
  const change = now / yesterday - 1;
  const share = format.percent(Math.abs(change));
  // Too small for the shown precision.
  if (share === format.percent(0)) return <Trans>as many as yesterday</Trans>;
  return change < 0 ? (
    <Trans>
      <span className={styles.down}>
        <ArrowDownIcon size="xs" />
        {share} fewer
      </span>{' '}
      than this time yesterday
    </Trans>
  ) : (
    <Trans>
      <span className={styles.up}>
        <ArrowUpIcon size="xs" />
        {share} more
      </span>{' '}
      than this time yesterday
    </Trans>
  );
}
