import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { useLingui } from '@lingui/react/macro';
import styles from './tier-scale.module.css';
import type { TierSegment } from './tier-segments.ts';

/** The tiers below the bars, with the share of players in each. */
export function TierScale({ tiers }: { readonly tiers: readonly TierSegment[] }) {
  const { locale } = useSite();
  const { t } = useLingui();
  const { percent } = useFormat();
  return (
    <ol className={styles.tiers} aria-label={t`Share of players by tier`}>
      {tiers.map(({ tier, width, share }) => (
        <li key={tier.id} className={styles.tier} style={{ '--width': width }}>
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

/** Rounds first: 9.96 % becomes 10.0 %, which is too long for a phone. */
const isBelowTen = (share: number) => Math.round(share * 1000) < 100;
