import type { Answer } from '@hotdrop/shared-domain/wire';
import { useFormat } from '@hotdrop/shared-ui/site';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from './podium.module.css';

type Days = NonNullable<Answer<'getLeaderboard'>['topDays']>[number]['days'];

const [width, height, margin] = [100, 30, 2];

/** The outline of a line from left to right that fills its box. */
function lineOf(values: readonly number[]): string {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  const points = values.map((value, index) => {
    const share = range === 0 ? 0.5 : (value - lowest) / range;
    const x = (index / (values.length - 1)) * width;
    return `${x.toFixed(1)} ${(height - margin - share * (height - 2 * margin)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The points of the last days as a small line. Empty without two days to connect. */
export function PointsLine({ days }: { readonly days: Days }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [first, last, count] = [days.at(0), days.at(-1), days.length];
  if (!first || !last || count < 2) return <span className={styles.line} />;
  const title = t`${plural(count, { one: 'Last # day', other: 'Last # days' })}`;
  const [from, to] = [number(first.rankPoint), number(last.rankPoint)];
  const outline = lineOf(days.map(({ rankPoint }) => rankPoint));
  return (
    <span className={styles.line}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`${title}: from ${from} to ${to} points`}
      >
        <path className={styles.area} d={`${outline}V${height}H0z`} />
        <path className={styles.stroke} d={outline} />
      </svg>
      <small aria-hidden="true">{title}</small>
    </span>
  );
}
