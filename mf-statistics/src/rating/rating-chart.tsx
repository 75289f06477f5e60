import type { Histogram } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { lazyDrawing } from '@hotdrop/shared-ui/lazy-drawing';
import { Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { percent as cssPercent } from '../chart/scale.ts';
import {
  type Bar,
  type Distribution,
  ownSideOf,
  positionOf,
  sharesByBar,
  shareTicks,
  type TierSpan,
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
  /** The exact place and the player's own percentile. Null: the player has no place on this board. */
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
  const { number } = useFormat();
  const { bars, tiers } = distribution;
  const before = lastWeek && sharesByBar(lastWeek, distribution);
  const ticks = shareTicks(Math.max(...bars.map(({ share }) => share), ...(before ?? [])));
  const highest = ticks.at(-1) ?? 1;
  const x = (points: number) => cssPercent(positionOf(distribution, points));
  const half = number(median);
  return (
    <div className={classNames(styles.chart, hasCumulative && styles.withCumulative)}>
      <ShareAxis ticks={ticks} />
      <div className={styles.plot}>
        <div className={styles.inner}>
          {ticks.slice(1).map((tick) => (
            <i key={tick} className={styles.rule} style={{ '--y': cssPercent(tick / highest) }} />
          ))}
          {tiers.slice(1).map(({ tier, from }) => (
            <i key={tier.id} className={styles.limit} style={{ '--x': x(from) }} />
          ))}
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
        {children}
        <i className={styles.line} aria-hidden="true" />
      </div>
      {hasCumulative && <ShareAxis ticks={cumulativeTicks} className={styles.shares} />}
      <PointAxis distribution={distribution} />
      {tiers.length > 0 && <TierScale tiers={tiers} topTier={topTier} />}
    </div>
  );
}

interface ShareAxisProps {
  /** From 0 to the top of the axis. */
  readonly ticks: readonly number[];
  readonly className?: string | undefined;
}

function ShareAxis({ ticks, className }: ShareAxisProps) {
  const { percent } = useFormat();
  return (
    <Text as="div" size="t12" tone="muted" className={classNames(styles.axis, className)} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick} style={{ '--y': cssPercent(tick / (ticks.at(-1) ?? 1)) }}>
          {percent(tick, 0)}
        </span>
      ))}
    </Text>
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
        // The exact place replaces the bar's percentile, so that a player has one figure everywhere.
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
              <span className={styles.tip} data-side={sideOf(at, bars.length)}>
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
    <Text as="div" size="t12" tone="muted" className={styles.points} aria-hidden="true">
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
    </Text>
  );
}

interface TierScaleProps {
  readonly tiers: readonly TierSpan[];
  /** Shown below a tier without divisions. */
  readonly topTier: React.ReactNode;
}

/** Rounds first: 9.96 % becomes 10.0 %, which is too long for a phone. */
const isBelowTen = (share: number) => Math.round(share * 1000) < 100;

/** The tiers below the bars, with their divisions and the share of players in each. */
function TierScale({ tiers, topTier }: TierScaleProps) {
  const { locale } = useSite();
  const { t } = useLingui();
  const { percent } = useFormat();
  return (
    <ol className={styles.tiers} aria-label={t`Share of players by tier`}>
      {tiers.map(({ tier, from, to, divisions, share }) => (
        <Text
          as="li"
          size="t12"
          tone="muted"
          wrap="none"
          key={tier.id}
          className={styles.tier}
          data-tier={tier.mark}
          style={{ '--width': to - from }}
        >
          <TierMark mark={tier.mark} size="s" />
          <span className={styles.name}>{tier.name[locale]}</span>
          <b className={styles.exact}>{percent(share)}</b>
          <b className={styles.rounded} aria-hidden="true">
            {percent(share, isBelowTen(share) ? 1 : 0)}
          </b>
          <Text as="small" tone="faint" className={styles.divisions} aria-hidden="true">
            {divisions.length === 0
              ? topTier
              : divisions.map((division) => <span key={division}>{division}</span>)}
          </Text>
        </Text>
      ))}
    </ol>
  );
}

interface OwnMarkProps {
  readonly distribution: Distribution;
  readonly marked: MarkedPoints;
}

/** The line of the marked player, with the number of players behind. */
export function OwnMark({ distribution, marked }: OwnMarkProps) {
  const { number } = useFormat();
  const { name, points, standing, population } = marked;
  const x = positionOf(distribution, points);
  const behind = standing && population !== null ? number(population - standing.rank) : null;
  return (
    <div className={styles.own} data-side={ownSideOf(x)} style={{ '--x': cssPercent(x) }}>
      <p>
        <b>
          {name} {number(points)}
        </b>
        {behind !== null && (
          <span>
            <Trans>{behind} players behind</Trans>
          </span>
        )}
      </p>
    </div>
  );
}
