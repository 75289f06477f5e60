import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
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
const changeOf = ({ now, then }: CountChangeProps): number => {
  const change = then > 0 ? now / then - 1 : 0;
  return Math.abs(change) < least ? 0 : change;
};

const lookOf = (change: number) => (change > 0 ? styles.up : change < 0 ? styles.down : styles.same);

interface ChangeNowProps extends CountChangeProps {
  /** Says that nothing changed. */
  readonly same: React.ReactNode;
}

/** "1.4% fewer now", or that nothing changed. */
export function ChangeNow({ same, ...counts }: ChangeNowProps) {
  const { percent } = useFormat();
  const change = changeOf(counts);
  const share = percent(Math.abs(change));
  if (change === 0) return same;
  return (
    <span className={lookOf(change)}>
      {change > 0 ? <ArrowUpIcon size="xs" /> : <ArrowDownIcon size="xs" />}
      {change > 0 ? <Trans>{share} more now</Trans> : <Trans>{share} fewer now</Trans>}
    </span>
  );
}

/** "6.4% fewer", or "As many as then". */
export function ChangeThen(props: CountChangeProps) {
  const { percent } = useFormat();
  const change = changeOf(props);
  const share = percent(Math.abs(change));
  return (
    <span className={lookOf(change)}>
      {change === 0 && <Trans>As many as then</Trans>}
      {change > 0 && <Trans>{share} more</Trans>}
      {change < 0 && <Trans>{share} fewer</Trans>}
    </span>
  );
}

/** "+0.6%", or "as many". */
export function ChangeFigure(props: CountChangeProps) {
  const { percent } = useFormat();
  const change = changeOf(props);
  return (
    <span className={lookOf(change)}>
      {change === 0 ? <Trans>as many</Trans> : (change > 0 ? '+' : '') + percent(change)}
    </span>
  );
}
