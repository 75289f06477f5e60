import { useFormat } from '@hotdrop/shared-ui/site';
import { percent } from '../../chart/scale.ts';
import { type Distribution, positionOf } from '../../distribution/distribution.ts';
import styles from './rating-chart.module.css';

/** A label closer to the right edge would overflow. */
const room = 0.96;
/** Without tiers, every fourth bar has its points. */
const labeled = 4;

/** The points below the bars: labels at the limits of tiers, and a tick for each bar. */
export function PointAxis({ distribution }: { readonly distribution: Distribution }) {
  const { number } = useFormat();
  const { bars, tiers, step } = distribution;
  const top = tiers.at(-1);
  const below = tiers.at(-2);
  const limits = new Set(tiers.map(({ from }) => from));
  // The top tier is open, so its labels continue at the distance of the others.
  const width = top && below && tiers.length > 2 ? below.to - below.from : labeled * step;
  const isLabeled = (from: number) =>
    limits.has(from) || (from >= (top?.from ?? 0) && (from - (top?.from ?? 0)) % width === 0);
  return (
    <div className={styles.points} aria-hidden="true">
      {bars.map(({ from }) => (
        <i
          key={from}
          data-limit={isLabeled(from) || undefined}
          style={{ '--x': percent(positionOf(distribution, from)) }}
        />
      ))}
      {bars.map(
        ({ from }) =>
          isLabeled(from) &&
          positionOf(distribution, from) < room && (
            <span key={from} style={{ '--x': percent(positionOf(distribution, from)) }}>
              {number(from)}
            </span>
          ),
      )}
    </div>
  );
}
