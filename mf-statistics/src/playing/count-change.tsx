import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { Text } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './playing.module.css';

interface CountChangeProps {
  readonly now: number;
  readonly then: number;
}

/** Smaller changes are not visible with one decimal of a percentage. */
const least = 0.0005;

/** The change of a count as a ratio; 0: too small to be shown. */
function useChange({ now, then }: CountChangeProps) {
  const { percent } = useFormat();
  const ratio = then > 0 ? now / then - 1 : 0;
  const change = Math.abs(ratio) < least ? 0 : ratio;
  const tone: 'up' | 'down' | 'muted' = change > 0 ? 'up' : change < 0 ? 'down' : 'muted';
  return { change, tone, share: percent(Math.abs(change)) };
}

interface ChangeNowProps extends CountChangeProps {
  /** Says that nothing changed. */
  readonly same: React.ReactNode;
}

/** "1.4% fewer now", or that nothing changed. */
export function ChangeNow({ same, ...counts }: ChangeNowProps) {
  const { change, tone, share } = useChange(counts);
  if (change === 0) return same;
  return (
    <Text tone={tone} className={styles.moved}>
      {change > 0 ? <ArrowUpIcon size="xs" /> : <ArrowDownIcon size="xs" />}
      {change > 0 ? <Trans>{share} more now</Trans> : <Trans>{share} fewer now</Trans>}
    </Text>
  );
}

/** "6.4% fewer", or "As many as then". */
export function ChangeThen(counts: CountChangeProps) {
  const { change, tone, share } = useChange(counts);
  return (
    <Text tone={tone}>
      {change === 0 && <Trans>As many as then</Trans>}
      {change > 0 && <Trans>{share} more</Trans>}
      {change < 0 && <Trans>{share} fewer</Trans>}
    </Text>
  );
}

/** "+0.6%", or "as many". */
export function ChangeStat(counts: CountChangeProps) {
  const { percent } = useFormat();
  const { change, tone } = useChange(counts);
  return (
    <Text tone={tone}>
      {change === 0 ? <Trans>as many</Trans> : (change > 0 ? '+' : '') + percent(change)}
    </Text>
  );
}
