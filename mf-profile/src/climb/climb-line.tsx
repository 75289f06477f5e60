import { Text } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import styles from './climb.module.css';
import { type ClimbBand, type ClimbCurve, placeOf, sideOf, toPercent, xOf, yOf } from './climb-curve.ts';

/** The tiers behind a line of points. */
function Bands({ bands }: { readonly bands: readonly ClimbBand[] }) {
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

interface CurvePlotProps extends Omit<React.ComponentProps<'div'>, 'className'> {
  readonly curve: ClimbCurve;
  readonly bands: readonly ClimbBand[];
  /** Describes the curve to screen readers. */
  readonly label: string;
  /** Words above the peak. */
  readonly peakLabel?: React.ReactNode;
  /** In steps of 4 px. */
  readonly height: number;
  readonly children?: React.ReactNode;
}

/** Points over time on the bands of their tiers, with the last points and the peak. */
export function CurvePlot({ curve, bands, label, peakLabel, height, children, ...rest }: CurvePlotProps) {
  const { peak, last, to } = curve;
  return (
    <div className={styles.plot} style={{ '--height': height }} role="img" aria-label={label}>
      <Bands bands={bands} />
      <div className={styles.curve} {...rest}>
        <Line curve={curve} />
        <i className={styles.dot} style={placeOf(curve, last)} />
        {peak && peak.at !== null && (
          <i className={styles.peak} style={placeOf(curve, { at: peak.at, points: peak.points })} />
        )}
        {peak && peakLabel && (
          <Text
            tone="muted"
            size="t12"
            wrap="none"
            className={styles.best}
            data-side={sideOf(xOf(curve, peak.at ?? to))}
            style={placeOf(curve, { at: peak.at ?? to, points: peak.points })}
          >
            {peakLabel}
          </Text>
        )}
        {children}
      </div>
    </div>
  );
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
