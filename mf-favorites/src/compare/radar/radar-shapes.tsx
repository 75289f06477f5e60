import { classNames } from '@hotdrop/shared-ui/class-names';
import styles from '../compare.module.css';
import { axes, outlineOf, positionOf, type Standings } from './standings.ts';

const variants = [styles.s0, styles.s1, styles.s2, styles.s3, styles.s4, styles.s5];

/** The outlines around the middle. Color, dash, and marker identify the player. The first player's is on top. */
export const RadarShapes = ({ players, radius }: { players: readonly Standings[]; radius: number }) =>
  players
    .map((one) => (
      <g key={one.key} className={variants[one.at]}>
        <path className={styles.outline} d={outlineOf(one.shares, radius)} />
        {axes.map(({ id }, axis) => {
          const share = one.shares[axis] ?? null;
          if (share === null) return null;
          const { x, y } = positionOf(axis, share, radius);
          return <Marker key={id} at={one.at} x={x} y={y} />;
        })}
      </g>
    ))
    .toReversed();

interface MarkerProps {
  /** The player's position in the comparison. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

const markers = [
  'M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z',
  'M-3.2 -3.2h6.4v6.4h-6.4z',
  'M0 -4.2l4 7.2h-8z',
  'M0 -4.6l4.6 4.6l-4.6 4.6l-4.6 -4.6z',
  'M0 4.2l4 -7.2h-8z',
  'M-3.4 -3.4l6.8 6.8M3.4 -3.4l-6.8 6.8',
];

const Marker = ({ at, x, y }: MarkerProps) => (
  <path className={styles.marker} d={markers[at]} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} />
);

/** The line and marker of a player, for a legend. */
export const RadarKey = ({ at }: Pick<MarkerProps, 'at'>) => (
  <svg className={classNames(styles.key, variants[at])} viewBox="-14 -7 28 14" aria-hidden="true">
    <path className={styles.outline} d="M-13 0H13" />
    <Marker at={at} x={0} y={0} />
  </svg>
);
