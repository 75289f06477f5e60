import { classNames } from '../class-names/class-names.ts';
import { StatTiles } from '../stat-tile/stat-tile.tsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** The width in steps of the 4 px grid. The default is the width of the container. */
  readonly width?: number;
  /** The height in steps of the 4 px grid. */
  readonly height: number;
  /** Whether it has the outline of a tier mark. */
  readonly isMark?: boolean;
}

/** A gray placeholder for content that is loading. */
export const Skeleton = ({ width, height, isMark = false }: SkeletonProps) => (
  <span
    className={classNames(styles.skeleton, isMark && styles.mark)}
    style={{ '--w': width, '--h': height }}
    data-fills={width === undefined || undefined}
  />
);

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export const SkeletonLines = ({
  count,
  height = 4,
}: {
  readonly count: number;
  readonly height?: number;
}) => (
  <div className={styles.lines}>
    {times(count).map((line) => (
      <Skeleton key={line} height={height} />
    ))}
  </div>
);

/** The skeleton of `StatTiles`. */
export const SkeletonTiles = ({
  columns,
  rows = 1,
}: {
  readonly columns: 2 | 3 | 4 | 5;
  readonly rows?: number;
}) => (
  <StatTiles columns={columns}>
    {times(columns * rows).map((tile) => (
      <div key={tile} className={styles.tile}>
        <Skeleton width={9} height={3} />
        <Skeleton width={12} height={5} />
      </div>
    ))}
  </StatTiles>
);

/** The skeleton of a `Table`. */
export const SkeletonTable = ({ rows }: { readonly rows: number }) => (
  <div>
    <div className={styles.head} />
    {times(rows).map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton width={6} height={4} />
        <Skeleton width={36} height={4} />
        <Skeleton width={16} height={4} />
      </div>
    ))}
  </div>
);
