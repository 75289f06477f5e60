import { useSite } from '@hotdrop/shared-ui/site';
import styles from './climb.module.css';
import { type ClimbBand, type ClimbCurve, toPercent, xOf, yOf } from './climb-curve.ts';

/** The tiers behind a line of points. */
export function Bands({ bands }: { readonly bands: readonly ClimbBand[] }) {
  const { locale } = useSite();
  return bands.map(({ tier, top, height }) => (
    <span
      key={tier.id}
      className={styles.band}
      data-tier={tier.mark}
      style={{ '--y': toPercent(top), '--h': toPercent(height) }}
    >
      {height > 0.09 && <small>{tier.name[locale]}</small>}
    </span>
  ));
}

/** The line of points, with a wash below it. */
export function Line({ curve }: { readonly curve: ClimbCurve }) {
  const lines = curve.lines.map((line) =>
    line.map(({ at, points }) => ({ x: xOf(curve, at) * 100, y: yOf(curve, points) * 100 })),
  );
  const path = (line: readonly { readonly x: number; readonly y: number }[]) =>
    line.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L');
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path
        className={styles.area}
        d={lines
          .map((line) => `M${line[0]?.x.toFixed(2)} 100L${path(line)}L${line.at(-1)?.x.toFixed(2)} 100Z`)
          .join('')}
      />
      <path className={styles.line} d={lines.map((line) => `M${path(line)}`).join('')} />
    </svg>
  );
}
