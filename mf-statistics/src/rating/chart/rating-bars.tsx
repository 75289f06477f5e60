import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import tip from '../../chart/chart-tip.module.css';
import type { Bar } from '../../distribution/distribution.ts';
import styles from './rating-bars.module.css';

/** The marked player. */
export interface Mark {
  /** Index of the player's bar; -1: none. */
  readonly bar: number;
  /** Name and points. */
  readonly label: string;
  /** The exact place and the player's own percentile. Null: the player has no place on this board. */
  readonly place: string | null;
}

interface RatingBarsProps {
  readonly bars: readonly Bar[];
  /** The share at the top of the axis. */
  readonly highest: number;
  readonly mark: Mark | null;
  /** Another layer draws the bars and reacts to the pointer. */
  readonly isLive: boolean;
  /** Index of the bar under the pointer; null: none, or the keyboard has moved on. */
  readonly pointed: number | null;
  readonly onPoint: (bar: number | null) => void;
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
export function RatingBars({ bars, highest, mark, isLive, pointed, onPoint }: RatingBarsProps) {
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
    onPoint(null);
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };

  return (
    <ol
      className={styles.bars}
      aria-label={t`Share of players by points`}
      data-live={isLive || undefined}
      onKeyDown={onKeyDown}
    >
      {bars.map(({ from, range, tier, share, top }, at) => {
        const players = percent(share, 2);
        const isMarked = at === marked;
        const best = percent(top, 2);
        // The exact place replaces the bar's percentile, so that a player has one figure everywhere.
        const place = (isMarked && mark?.place) || t`top ${best}`;
        const lines = [range, t`${players} of players`, place];
        return (
          <li
            key={from}
            className={styles.bar}
            data-tier={tier?.mark}
            style={{ '--h': highest > 0 ? share / highest : 0 }}
          >
            <button
              type="button"
              className={styles.column}
              data-mine={isMarked || undefined}
              data-empty={share === 0 || undefined}
              data-pointed={at === pointed || undefined}
              aria-label={[isMarked && mark?.label, ...lines].filter(Boolean).join(' ')}
              tabIndex={at === reached ? 0 : -1}
              onFocus={() => setStop(at)}
              onMouseEnter={() => onPoint(at)}
              // Safari does not focus a pressed button.
              onClick={({ currentTarget }) => currentTarget.focus()}
            >
              <span className={classNames(tip.tip, styles.tip)} data-side={sideOf(at, bars.length)}>
                {isMarked && <b>{mark?.label}</b>}
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
