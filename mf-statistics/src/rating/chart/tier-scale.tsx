import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import styles from './tier-scale.module.css';
import type { TierBelow } from './tier-segments.ts';

/** Below the bars: which tiers they stand in, and how many players each tier has. */
export function TierScale({ tiers }: { readonly tiers: readonly TierBelow[] }) {
  const { locale } = useSite();
  const { t } = useLingui();
  const { percent } = useFormat();
  return (
    <ol className={styles.tiers} aria-label={t`Share of players by tier`}>
      {tiers.map(({ tier, width, share }) => (
        <li key={tier.id} className={styles.tier} style={{ '--width': width } as CSSProperties}>
          <TierMark mark={tier.mark} size="s" />
          <span className={styles.name}>{tier.name[locale]}</span>
          <b className={styles.exact}>{percent(share)}</b>
          <b className={styles.rounded} aria-hidden="true">
            {percent(share, isBelowTen(share) ? 1 : 0)}
          </b>
        </li>
      ))}
    </ol>
  );
}

/** As it is written: 9.96 % is 10.0 % by then, which has a figure too many for a phone. */
const isBelowTen = (share: number) => Math.round(share * 1000) < 100;
