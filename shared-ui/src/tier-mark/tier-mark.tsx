import { classNames } from '../class-names/class-names.ts';
import { tierFacets as marks } from './facets.ts';
import styles from './tier-mark.module.css';

interface TierMarkProps {
  /** `TierLabel.mark`. Unknown tiers get the neutral mark. */
  readonly mark: string;
  readonly size?: 's' | 'm' | 'l' | 'xl';
}

const neutral = (
  <>
    <path className={styles.rim} d="M32 6l22 7v22L32 58 10 35V13z" />
    <path className={styles.dash} d="M25 30h14" />
  </>
);

/** The mark of a tier. Tiers differ by shape, not only by color. Put the tier's name beside it, visible or hidden. */
export function TierMark({ mark, size }: TierMarkProps) {
  const facets = Object.hasOwn(marks, mark) ? marks[mark] : undefined;
  return (
    <svg
      className={classNames(styles.mark, size && styles[size])}
      data-tier={facets ? mark : 'unranked'}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      {facets?.map(([tone, outline]) => <path key={outline} className={styles[`f${tone}`]} d={outline} />) ??
        neutral}
    </svg>
  );
}
