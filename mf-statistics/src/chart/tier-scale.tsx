import { Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { useLingui } from '@lingui/react/macro';
import type { TierSpan } from '../distribution/distribution.ts';
import styles from './chart.module.css';

interface TierScaleProps {
  readonly tiers: readonly TierSpan[];
  /** Shown below a tier without divisions. */
  readonly topTier?: React.ReactNode;
}

/** Rounds first: 9.96 % becomes 10.0 %, which is too long for a phone. */
const isBelowTen = (share: number) => Math.round(share * 1000) < 100;

/** The tiers below the bars, with their divisions and the share of players in each. */
export function TierScale({ tiers, topTier }: TierScaleProps) {
  const { locale } = useSite();
  const { t } = useLingui();
  const { percent } = useFormat();
  return (
    <ol className={styles.tiers} aria-label={t`Share of players by tier`}>
      {tiers.map(({ tier, from, to, divisions, share }) => (
        <Text
          as="li"
          size="t12"
          tone="muted"
          key={tier.id}
          className={styles.tier}
          data-tier={tier.mark}
          style={{ '--width': to - from }}
        >
          <TierMark mark={tier.mark} size="s" />
          <span className={styles.name}>{tier.name[locale]}</span>
          <b className={styles.exact}>{percent(share)}</b>
          <b className={styles.rounded} aria-hidden="true">
            {percent(share, isBelowTen(share) ? 1 : 0)}
          </b>
          <Text as="small" tone="faint" className={styles.divisions} aria-hidden="true">
            {divisions.length === 0
              ? topTier
              : divisions.map((division) => <span key={division}>{division}</span>)}
          </Text>
        </Text>
      ))}
    </ol>
  );
}
