import type { Ratings } from '@hotdrop/shared-domain/wire';
import { useFormat } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stat-tile';
import { useLingui } from '@lingui/react/macro';
import styles from './rating-panel.module.css';

/** The distribution in four numbers. */
export function RatingSummary({ quantiles, sample }: Ratings) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [low, high] = [number(quantiles?.p25), number(quantiles?.p75)];
  return (
    <div className={styles.figures}>
      <StatTiles columns={4}>
        <StatTile label={t`Median`} value={number(quantiles?.p50)} />
        <StatTile label={t`Middle 50%`} value={quantiles && t`${low}–${high}`} />
        <StatTile label={t`Top 1% cutoff`} value={number(quantiles?.p99)} />
        <StatTile label={t`Players counted`} value={number(sample)} />
      </StatTiles>
    </div>
  );
}
