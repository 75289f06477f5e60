import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './playing.module.css';

interface Props {
  readonly now: number;
  readonly yesterday: number;
}

/** More or fewer is said by an arrow and a word, never by colour alone. */
export function ChangeSinceYesterday({ now, yesterday }: Props) {
  const format = useFormat();
  if (yesterday <= 0) return null;
  const change = (now - yesterday) / yesterday;
  const share = format.percent(Math.abs(change));
  return change < 0 ? (
    <Trans>
      <span className={styles.down}>
        <ArrowDownIcon size="xs" />
        {share} fewer
      </span>{' '}
      than at this time yesterday
    </Trans>
  ) : (
    <Trans>
      <span className={styles.up}>
        <ArrowUpIcon size="xs" />
        {share} more
      </span>{' '}
      than at this time yesterday
    </Trans>
  );
}
