import type { Histogram } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { lazyDrawing } from '@hotdrop/shared-ui/lazy-drawing';
import { Grid } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import chart from '../chart/chart.module.css';
import { ChartFrame, Rules } from '../chart/chart.tsx';
import { Flag } from '../chart/flag.tsx';
import { percent as cssPercent } from '../chart/scale.ts';
import { TierScale } from '../chart/tier-scale.tsx';
import {
  type Bar,
  type Distribution,
  labelSideOf,
  positionOf,
  sharesByBar,
  shareTicks,
} from '../distribution/distribution.ts';
import type { MarkedPoints } from '../distribution/find-marked-player.ts';
import styles from './rating.module.css';

/** The lines over the bars. */
export interface ChartLines {
  /** Finer than the bars. Null or undefined: not known. */
  readonly histogram: Histogram | null | undefined;
  /** The share of each bar a week ago. Null: not known or not shown. */
  readonly lastWeek: readonly number[] | null;
  readonly hasCumulative: boolean;
}

/** The marked player as the bars name it. */
interface Mark {
  /** Index of the player's bar; -1: none. */
  readonly bar: number;
  /** Name and points. */
  readonly label: string;
  /** The exact place and percentile of the player. Null: the player has no place on this board. */
  readonly place: string | null;
}

interface RatingChartProps extends Pick<ChartLines, 'histogram' | 'hasCumulative'> {
  readonly distribution: Distribution;
  /** Null: the line of last week is not known or not shown. */
  readonly lastWeek: Histogram | null;
  readonly median: number | null;
  readonly mark: Mark | null;
  /** A tier of top places, without a band of points. */
  readonly topTier: React.ReactNode;
  /** Lines with labels over the bars. */
  readonly children?: React.ReactNode;
}

const Bars = lazyDrawing(() => import('./bars.tsx'));

/** The axis of the cumulative share. */
const cumulativeTicks = [0, 0.25, 0.5, 0.75, 1];

/** The share of players in each step of points, with a button for each bar. */
export function RatingChart({
  distribution,
  histogram,
  lastWeek,
  hasCumulative,
  median,
  mark,
  topTier,
  children,
}: RatingChartProps) {
  const { number, percent } = useFormat();
  const { bars, tiers } = distribution;
  const before = lastWeek && sharesByBar(lastWeek, distribution);
  const ticks = shareTicks(Math.max(...bars.map(({ share }) => share), ...(before ?? [])));
  const highest = ticks.at(-1) ?? 1;
  const x = (points: number) => cssPercent(positionOf(distribution, points));
  const half = number(median);
  const toLabels = (values: readonly number[], decimals: number) =>
    values.map((value) => ({ at: value / (values.at(-1) ?? 1), text: percent(value, decimals) }));
  return (
    <ChartFrame
      className={styles.chart}
      values={toLabels(ticks, 1)}
      endValues={hasCumulative ? toLabels(cumulativeTicks, 0) : undefined}
    >
      <div className={styles.plot}>
        <div className={classNames(styles.inner, chart.plot)}>
          <Rules
            values={ticks.slice(1).map((tick) => tick / highest)}
            times={tiers.slice(1).map(({ from }) => positionOf(distribution, from))}
          />
          <Bars
            distribution={distribution}
            highest={highest}
            histogram={histogram}
            lastWeek={before}
            hasCumulative={hasCumulative}
          />
          <BarButtons bars={bars} highest={highest} mark={mark} />
          {median !== null && (
            <i className={styles.half} style={{ '--x': x(median) }} aria-hidden="true">
              <span>
                <Trans>Half: {half}</Trans>
              </span>
            </i>
          )}
        </div>
        <div className={chart.flags}>{children}</div>
        <i className={styles.line} aria-hidden="true" />
      </div>
      <PointAxis distribution={distribution} />
      {tiers.length > 0 && <TierScale tiers={tiers} topTier={topTier} />}
    </ChartFrame>
  );
}

interface BarButtonsProps {
  readonly bars: readonly Bar[];
  readonly highest: number;
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

/** Columns over the bars with tips on hover and press. The Tab key reaches one, and the arrow keys move between them. */
function BarButtons({ bars, highest, mark }: BarButtonsProps) {
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
    <ol className={styles.columns} aria-label={t`Share of players by points`} onKeyDown={onKeyDown}>
      {bars.map(({ from, range, tier, share, top }, at) => {
        const players = percent(share, 2);
        const isMarked = at === marked;
        const best = percent(top, 2);
        // The exact place replaces the bar's percentile, so that a player has one stat everywhere.
        const place = (isMarked && mark?.place) || t`top ${best}`;
        const lines = [range, t`${players} of players`, place];
        return (
          <li key={from} data-tier={tier?.mark} style={{ '--h': highest > 0 ? share / highest : 0 }}>
            <button
              type="button"
              className={styles.column}
              data-mine={isMarked || undefined}
              data-empty={share === 0 || undefined}
              aria-label={[isMarked && mark?.label, ...lines].filter(Boolean).join(' ')}
              tabIndex={at === reached ? 0 : -1}
              onFocus={() => setStop(at)}
              // Safari does not focus a pressed button.
              onClick={({ currentTarget }) => currentTarget.focus()}
            >
              <span className={classNames(styles.tip, chart.tip)} data-side={sideOf(at, bars.length)}>
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

/** A label closer to the right edge would overflow. */
const labelRoom = 0.96;
/** Without tiers, every fourth bar has its points. */
const barsPerLabel = 4;

/** The points below the bars: labels at the limits of tiers, and a tick for each bar. */
function PointAxis({ distribution }: { readonly distribution: Distribution }) {
  const { number } = useFormat();
  const { bars, tiers, step } = distribution;
  const top = tiers.at(-1);
  const below = tiers.at(-2);
  const limits = new Set(tiers.map(({ from }) => from));
  // The top tier is open, so its labels continue at the distance of the others.
  const width = top && below && tiers.length > 2 ? below.to - below.from : barsPerLabel * step;
  const isLabeled = (from: number) =>
    limits.has(from) || (from >= (top?.from ?? 0) && (from - (top?.from ?? 0)) % width === 0);
  return (
    <div className={classNames(styles.points, chart.labels)} aria-hidden="true">
      {bars.map(({ from }) => (
        <i
          key={from}
          data-limit={isLabeled(from) || undefined}
          style={{ '--x': cssPercent(positionOf(distribution, from)) }}
        />
      ))}
      {bars.map(
        ({ from }) =>
          isLabeled(from) &&
          positionOf(distribution, from) < labelRoom && (
            <span key={from} style={{ '--x': cssPercent(positionOf(distribution, from)) }}>
              {number(from)}
            </span>
          ),
      )}
    </div>
  );
}

interface MarkedFlagProps {
  readonly distribution: Distribution;
  readonly marked: MarkedPoints;
}

/** The line of the marked player, with the number of players behind. */
export function MarkedFlag({ distribution, marked }: MarkedFlagProps) {
  const { number } = useFormat();
  const { name, points, standing, population } = marked;
  const x = positionOf(distribution, points);
  const behind = standing && population !== null ? number(population - standing.rank) : null;
  return (
    <Flag x={x} place={{ row: 0, side: labelSideOf(x) }} isMarked>
      <Grid as="span" columns="auto" gap={0}>
        <b>
          {name} {number(points)}
        </b>
        {behind !== null && (
          <span>
            <Trans>{behind} players behind</Trans>
          </span>
        )}
      </Grid>
    </Flag>
  );
}
