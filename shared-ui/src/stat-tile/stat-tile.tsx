import { useLingui } from '@lingui/react/macro';
import { classNames } from '../class-names/class-names.ts';
import { Tooltip, UnknownFigure } from '../tooltip/tooltip.tsx';
import styles from './stat-tile.module.css';

interface StatTilesProps {
  readonly columns: 2 | 3 | 4 | 5;
  /** `StatTile`s. */
  readonly children: React.ReactNode;
}

/** A grid of tiles with shared borders. */
export const StatTiles = ({ columns, children }: StatTilesProps) => (
  <dl className={classNames(styles.tiles, styles[`columns${columns}`])}>{children}</dl>
);

interface StatTileProps {
  readonly label: string;
  /** Null for an unknown figure; `whyUnknown` has the reason. */
  readonly value: React.ReactNode;
  /** The explanation of the formula. */
  readonly formula?: React.ReactNode;
  readonly whyUnknown?: React.ReactNode;
  /** Whether it is the best value of its kind. */
  readonly isBest?: boolean;
}

export function StatTile({ label, value, formula, whyUnknown, isBest = false }: StatTileProps) {
  const { t } = useLingui();
  const shown = value ?? (whyUnknown ? <UnknownFigure>{whyUnknown}</UnknownFigure> : '–');
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>
        {label}
        {formula && <Tooltip label={t`How ${label} is calculated`}>{formula}</Tooltip>}
      </dt>
      <dd className={classNames(styles.value, isBest && styles.best)}>{shown}</dd>
    </div>
  );
}
