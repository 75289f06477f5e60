import { Trans } from '@lingui/react/macro';
import { classNames } from '../class-names/class-names.ts';
import { BanIcon } from '../icons/glyphs.ts';
import styles from './ban-notice.module.css';

interface BanNoticeProps {
  /** `Player.ban`. */
  readonly ban: 'temporary' | 'permanent' | null;
}

export function BanNotice({ ban }: BanNoticeProps) {
  if (!ban) return null;
  return (
    <p className={classNames(styles.ban, ban === 'permanent' && styles.permanent)}>
      <BanIcon />
      {ban === 'permanent' ? (
        <Trans>This account has been permanently banned.</Trans>
      ) : (
        <Trans>This account is temporarily suspended.</Trans>
      )}
    </p>
  );
}
