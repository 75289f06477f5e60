import type { TierLabel } from '@hotdrop/shared-domain/game';
import { classNames } from '../class-names/class-names.ts';
import { useSite } from '../site/index.ts';
import { TierMark } from './tier-mark.tsx';
import styles from './tier-name.module.css';

interface TierNameProps {
  readonly tier: TierLabel;
  /** Content under the name, such as points. */
  readonly note?: React.ReactNode;
  /** `table`: hides the name on phones. `large`: for a result. */
  readonly look?: 'plain' | 'table' | 'large';
}

/** A tier's mark with its name in the site's language. */
export function TierName({ tier, note, look = 'plain' }: TierNameProps) {
  const { locale } = useSite();
  return (
    <span className={classNames(styles.tier, styles[look])}>
      <TierMark mark={tier.mark} size={look === 'large' ? 'm' : 's'} />
      <span className={styles.words}>
        <span className={styles.name}>{tier.label[locale]}</span>
        {note && <small className={styles.note}>{note}</small>}
      </span>
    </span>
  );
}
