import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import tip from '../../chart/chart-tip.module.css';
import type { Bar } from './bars.ts';
import styles from './rating-bars.module.css';

/** The marked player. */
export interface Mark {
  /** Index of the player's bar; -1: none. */
  readonly bar: number;
  /** Name and points. */
  readonly label: string;
  /** The player's own percentile. Null for players who are not counted. */
  readonly top: string | null;
}

interface RatingBarsProps {
  readonly bars: readonly Bar[];
  readonly mark: Mark | null;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A tip near an edge of the chart opens toward the middle. */
const sideOf = (at: number, count: number) => {
  const position = (at + 0.5) / count;
  if (position < 0.15) return 'start';
  return position > 0.8 ? 'end' : 'middle';
};

/** Bars with tips on hover and press. The Tab key reaches one bar, and the arrow keys move between bars. */
export function RatingBars({ bars, mark }: RatingBarsProps) {
  const { t } = useLingui();
  const { percent } = useFormat();
  const [stop, setStop] = useState<number | null>(null);
  const marked = mark?.bar ?? -1;
  const reached = Math.min(Math.max(0, stop ?? marked), bars.length - 1);

  const onKeyDown = (event: React.KeyboardEvent<HTMLOListElement>) => {
    const to = steps[event.key]?.(reached, bars.length);
    if (to === undefined) return;
    event.preventDefault();
    setStop(to);
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };

  return (
    <ol className={styles.bars} aria-label={t`Share of players by points`} onKeyDown={onKeyDown}>
      {bars.map(({ range, share, top, height }, at) => {
        const players = percent(share, 2);
        const isMarked = at === marked;
        // The player's own percentile replaces the bar's, so that a player has one figure everywhere.
        const best = (isMarked && mark?.top) || percent(top, 2);
        return (
          <li key={range} className={styles.bar} style={{ '--h': height }}>
            <button
              type="button"
              className={styles.column}
              data-mine={isMarked || undefined}
              tabIndex={at === reached ? 0 : -1}
              onFocus={() => setStop(at)}
              // Safari does not focus a pressed button.
              onClick={({ currentTarget }) => currentTarget.focus()}
            >
              <span className={classNames(tip.tip, styles.tip)} data-side={sideOf(at, bars.length)}>
                {isMarked && <b>{mark?.label}</b>}
                <span className={styles.range}>{range}</span>
                <span>{t`${players} of players`}</span>
                <span>{t`top ${best}`}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
