import { useLingui } from '@lingui/react/macro';
import { classNames } from './class-names.ts';
import { Grid, Row, Stat, Text } from './primitives.tsx';
import styles from './stats.module.css';
import { TierMark } from './tier-mark.tsx';
import { Tooltip, UnknownStat } from './tooltip.tsx';

interface StatTilesProps {
  readonly columns: 2 | 3 | 4 | 5;
  /** `StatTile`s. */
  readonly children: React.ReactNode;
}

/** A grid of tiles with shared borders. */
export const StatTiles = ({ columns, children }: StatTilesProps) => (
  <Grid
    as="dl"
    columns={columns}
    phoneColumns={columns === 4 ? 2 : columns}
    isRuled
    className={classNames(styles.tiles, columns === 5 && styles.columns5)}
  >
    {children}
  </Grid>
);

interface StatTileProps {
  readonly label: string;
  /** Null for an unknown stat; `whyUnknown` has the reason. */
  readonly value: React.ReactNode;
  /** The explanation of the formula. */
  readonly formula?: React.ReactNode;
  readonly whyUnknown?: React.ReactNode;
  /** A muted line below the value. */
  readonly note?: React.ReactNode;
}

export function StatTile({ label, value, formula, whyUnknown, note }: StatTileProps) {
  const { t } = useLingui();
  const shown = value ?? (whyUnknown ? <UnknownStat>{whyUnknown}</UnknownStat> : '–');
  return (
    <Stat
      className={styles.tile}
      label={
        <>
          {label}
          {formula && <Tooltip label={t`How ${label} is calculated`}>{formula}</Tooltip>}
        </>
      }
      value={shown}
      note={note}
    />
  );
}

interface RankProgressProps {
  /** The number of divisions of the current tier. A tier without divisions is one bar. */
  readonly divisions: number;
  /** The progress in the current tier, 0 to 1: `NextTier.tierProgress`. */
  readonly progress: number;
  /** The mark of the next tier. */
  readonly nextMark?: string;
  /** The same as text: "54 points to Crystal 1". */
  readonly children: React.ReactNode;
}

/** Returns how full one of the equal parts of a bar is, in percent. */
const fillOf = (progress: number, parts: number, part: number) =>
  Math.round(Math.min(1, Math.max(0, progress * parts - part)) * 100);

/** The progress to the next division as a bar with a text. */
export function RankProgress({ divisions, progress, nextMark, children }: RankProgressProps) {
  const parts = Math.max(1, divisions);
  return (
    <div>
      <Row gap={3} aria-hidden="true">
        <div className={styles.bar}>
          {[...Array(parts).keys()].map((part) => (
            <i key={part} style={{ '--p': `${fillOf(progress, parts, part)}%` }} />
          ))}
        </div>
        {nextMark && <TierMark mark={nextMark} size="s" />}
      </Row>
      <Text as="div" size="t13" tone="muted" className={styles.words}>
        {children}
      </Text>
    </div>
  );
}
