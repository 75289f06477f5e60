import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from './class-names.ts';
import styles from './figures.module.css';
import { ArrowDownIcon, ArrowUpIcon } from './icons.tsx';
import { useFormat } from './site.tsx';
import { TierMark } from './tier-mark.tsx';
import { Tooltip, UnknownFigure } from './tooltip.tsx';

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
      <div className={styles.ladder} aria-hidden="true">
        <div className={styles.bar}>
          {[...Array(parts).keys()].map((part) => (
            <i key={part} style={{ '--p': `${fillOf(progress, parts, part)}%` }} />
          ))}
        </div>
        {nextMark && <TierMark mark={nextMark} size="s" />}
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

interface ChangeSinceYesterdayProps {
  readonly now: number | null;
  readonly yesterday: number | null;
}

/** Shows a change with an arrow and a word, never with color alone. Empty without a value to compare. */
export function ChangeSinceYesterday({ now, yesterday }: ChangeSinceYesterdayProps) {
  const format = useFormat();
  if (now === null || !yesterday) return null;
  const change = now / yesterday - 1;
  const share = format.percent(Math.abs(change));
  // Too small for the shown precision.
  if (share === format.percent(0)) return <Trans>as many as yesterday</Trans>;
  return change < 0 ? (
    <Trans>
      <span className={styles.down}>
        <ArrowDownIcon size="xs" />
        {share} fewer
      </span>{' '}
      than this time yesterday
    </Trans>
  ) : (
    <Trans>
      <span className={styles.up}>
        <ArrowUpIcon size="xs" />
        {share} more
      </span>{' '}
      than this time yesterday
    </Trans>
  );
}
