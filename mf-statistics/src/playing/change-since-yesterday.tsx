import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './playing.module.css';

interface Props {
  readonly now: number;
  readonly yesterday: number;
}

/** Up or down is said by an arrow and a sign, never by colour alone. */
export function ChangeSinceYesterday({ now, yesterday }: Props) {
  const format = useFormat();
  if (yesterday <= 0) return null;
  const change = (now - yesterday) / yesterday;
  const Arrow = change < 0 ? ArrowDownIcon : ArrowUpIcon;
  const share = format.percent(Math.abs(change));
  return (
    <Trans>
      <span className={change < 0 ? styles.down : styles.up}>
        <Arrow size="xs" />
        {share}
      </span>{' '}
      on this time yesterday
    </Trans>
  );
}
