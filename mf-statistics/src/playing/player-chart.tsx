import { rankedModes, readSeason } from '@hotdrop/shared-domain/game';
import type { Answer, GameEvent, PlayingComparison, PlayingRange } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Row, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { SharePanel } from '@hotdrop/shared-ui/share-panel';
import {
  type DateVariant,
  useFormat,
  useLinks,
  useNow,
  useSite,
  useTimes,
  useTimeZone,
} from '@hotdrop/shared-ui/site';
import { Empty, Failed } from '@hotdrop/shared-ui/states';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stats';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { LocalTime, usePendingZone } from '@hotdrop/shared-ui/time';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useMemo } from 'react';
import { linkPatterns } from '../link-patterns.ts';
import { Toggle, ToggleGroup } from '../toggle/toggle.tsx';
import { ChangeThen } from './count-change.tsx';
import type { TimeEvent } from './line-chart.tsx';
import { LineChart } from './line-chart.tsx';
import type { LinePoint } from './line-series.ts';
import { toPoints } from './line-series.ts';
import { comparisonsOf, type PlayingData, ranges, usePlayingLink } from './playing.loader.ts';
import styles from './playing.module.css';
import { findBusyHours, summarizeLine } from './summarize-line.ts';

interface PlayerChartProps extends Pick<PlayingData, 'range' | 'compare' | 'failure'> {
  /** Null: no request was successful. */
  readonly playing: Answer<'getPlaying'> | null;
}

/** The player count over a range, as a line. */
export function PlayerChart({ range, compare, playing, failure }: PlayerChartProps) {
  const { game } = useSite();
  const { t } = useLingui();
  const format = useFormat();
  const times = useTimes();
  const events = useSeasonEvents(playing?.events ?? []);
  const { history = null, earlier, step } = playing ?? {};
  const points = useMemo(() => toPoints(playing), [playing]);
  const values = points.map(({ value }) => value);
  const low = format.number(Math.min(...values));
  const high = format.number(Math.max(...values));
  const lines = useCountLines(points, earlier ? compare : null);

  return (
    <Panel
      className={styles.chart}
      title={<Trans>Concurrent players</Trans>}
      aside={<ChartChoices range={range} compare={compare} />}
      share={
        <SharePanel
          panel="mf-statistics/players-now"
          about="none"
          subject={{}}
          title={[t`Playing now`, game.shortName]}
        />
      }
    >
      {failure && (
        <Failed
          kind={failure}
          isCompact={history !== null}
          title={<Trans>The player counts could not be loaded</Trans>}
        />
      )}
      {history?.length === 0 && (
        <Empty title={<Trans>No counts for this range yet</Trans>}>
          <Trans>
            Player counts are updated every few minutes.{'\n'}
            Choose a longer range.
          </Trans>
        </Empty>
      )}
      {points.length > 0 && (
        <>
          <ChartScope range={range} step={step} />
          <LineChart
            label={t`Concurrent players, from ${low} to ${high}`}
            points={points}
            showValue={format.compact}
            showTip={(point) => <CountTip point={point} lines={lines} step={step} />}
            describe={({ at, value }) =>
              `${format.number(value)}, ${times[variantOfStep(step)](at)}${times.zone}`
            }
            events={events}
          />
          <ChartKey points={points} lines={lines} />
          <CountSummary points={points} step={step} />
        </>
      )}
    </Panel>
  );
}

/** Chooses the range and the earlier time. */
function ChartChoices({ range, compare }: Pick<PlayerChartProps, 'range' | 'compare'>) {
  const { t } = useLingui();
  const linkTo = usePlayingLink();
  const names = { day: t`Day`, week: t`Week`, month: t`Month`, year: t`Year`, all: t`All` };
  const earlier = { day: t`Yesterday`, week: t`Last week`, year: t`Last year` };
  return (
    <Row gap={3} isWrapped className={styles.choices}>
      {comparisonsOf(range).length > 0 && (
        <ToggleGroup label={t`Compare with`}>
          {comparisonsOf(range).map((each) => (
            <Toggle
              key={each}
              line="thin"
              isPressed={each === compare}
              to={linkTo(range, each === compare ? null : each)}
            >
              {earlier[each]}
            </Toggle>
          ))}
        </ToggleGroup>
      )}
      <Tabs
        variant="smallSegments"
        label={t`Range`}
        tabs={ranges.map((one) => ({
          to: linkTo(one, compare),
          label: names[one],
          isCurrent: one === range,
          preventScrollReset: true,
        }))}
      />
    </Row>
  );
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `UTC+9`, `UTC-3:30`. */
function showOffset(offset: number): string {
  const minutes = Math.abs(Math.round(offset / minute));
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return offset === 0 ? 'UTC' : `UTC${offset < 0 ? '-' : '+'}${hours}`;
}

interface ChartScopeProps {
  readonly range: PlayingRange;
  /** Undefined: the API host is older. */
  readonly step: number | undefined;
}

/** Names the steps of the chart, and the zone of its times. */
function ChartScope({ range, step }: ChartScopeProps) {
  const { offsetAt, isKnown } = useTimeZone();
  const now = useNow();
  const pending = usePendingZone();
  const zone = showOffset(offsetAt(now));
  return (
    <Text as="p" size="t13" tone="muted" className={styles.scope}>
      {step !== undefined && step > 0 && (
        <>
          <StepWords step={step} hasPeaks={range === 'year' || range === 'all'} />
          <SentenceGap />
        </>
      )}
      <span className={pending}>
        {isKnown ? <Trans>Times are yours, {zone}.</Trans> : <Trans>Times are in UTC.</Trans>}
      </span>
    </Text>
  );
}

function StepWords({ step, hasPeaks }: { readonly step: number; readonly hasPeaks: boolean }) {
  const days = Math.round(step / day);
  const hours = Math.round(step / hour);
  const minutes = Math.round(step / minute);
  if (hasPeaks && days > 0) {
    return (
      <Plural value={days} one="Highest and mean of each day." other="Highest and mean of every # days." />
    );
  }
  if (days > 0) return <Plural value={days} one="Every day." other="Every # days." />;
  return step < hour ? (
    <Plural value={minutes} one="Every minute." other="Every # minutes." />
  ) : (
    <Plural value={hours} one="Every hour." other="Every # hours." />
  );
}

/** A line of the chart. */
interface CountLine {
  readonly line: 'value' | 'peak' | 'earlier';
  readonly label: string;
  readonly read: (point: LinePoint) => number | null;
}

/** Provides the lines of the chart with their names. */
export function useCountLines(
  points: readonly LinePoint[],
  compare: PlayingComparison | null,
): readonly CountLine[] {
  const { t } = useLingui();
  const hasPeaks = points.some(({ peak }) => peak !== null);
  const earlier = { day: t`Day before`, week: t`Week before`, year: t`Year before` };
  const lines: CountLine[] = [
    { line: 'value', label: hasPeaks ? t`Mean` : t`Players`, read: ({ value }) => value },
  ];
  if (hasPeaks) lines.push({ line: 'peak', label: t`Highest`, read: ({ peak }) => peak });
  if (compare) lines.push({ line: 'earlier', label: earlier[compare], read: (point) => point.earlier });
  return lines;
}

interface ChartKeyProps {
  readonly points: readonly LinePoint[];
  readonly lines: readonly CountLine[];
}

/** Explains the lines, if there is more than one. */
function ChartKey({ points, lines }: ChartKeyProps) {
  const { t } = useLingui();
  const isOpen = points.at(-1)?.isOpen ?? false;
  if (lines.length === 1 && !isOpen) return null;
  return (
    <Row
      as="ul"
      gap={4}
      isWrapped
      size="t13"
      tone="muted"
      className={styles.key}
      aria-label={t`Lines of the chart`}
    >
      {lines.map(({ line, label }) => (
        <li key={line}>
          <i className={styles.swatch} data-line={line} />
          {label}
        </li>
      ))}
      {isOpen && (
        <li>
          <i className={styles.swatch} data-line="open" />
          <Trans>Not over yet</Trans>
        </li>
      )}
    </Row>
  );
}

interface CountSummaryProps {
  readonly points: readonly LinePoint[];
  readonly step: number | undefined;
}

/** The chart in a few stats, without the step that is not over. */
function CountSummary({ points, step }: CountSummaryProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { offsetAt } = useTimeZone();
  const pending = usePendingZone();
  const hasPeaks = points.some(({ peak }) => peak !== null);
  const variant = variantOfStep(step);
  const summary = summarizeLine(points, offsetAt);
  if (!summary) return null;
  const { highest, lowest, mean, earlierMean, busiestHour } = summary;
  return (
    <div className={styles.summary}>
      <StatTiles columns={busiestHour === null ? 3 : 4}>
        <StatTile
          label={t`Highest`}
          value={<ValueAt value={number(highest.value)} at={highest.at} variant={variant} />}
        />
        <StatTile
          label={hasPeaks ? t`Lowest mean` : t`Lowest`}
          value={<ValueAt value={number(lowest.value)} at={lowest.at} variant={variant} />}
        />
        <StatTile
          label={t`Mean`}
          value={
            <>
              {number(mean)}
              {earlierMean !== null && (
                <small>
                  <ChangeThen now={mean} then={earlierMean} />
                </small>
              )}
            </>
          }
        />
        {busiestHour !== null && (
          <StatTile
            label={t`Busiest hours`}
            value={
              <span className={pending}>
                <BusyHours {...findBusyHours(busiestHour)} />
                <small>
                  <Trans>on average</Trans>
                </small>
              </span>
            }
          />
        )}
      </StatTiles>
    </div>
  );
}

const BusyHours = ({ from, to }: ReturnType<typeof findBusyHours>) => (
  <Trans>
    {from}–{to}
  </Trans>
);

interface ValueAtProps {
  readonly value: string;
  readonly at: number;
  readonly variant: DateVariant;
}

const ValueAt = ({ value, at, variant }: ValueAtProps) => (
  <>
    {value}
    <small>
      <LocalTime time={at} variant={variant} />
    </small>
  </>
);

interface CountTipProps {
  readonly point: LinePoint;
  readonly lines: readonly CountLine[];
  readonly step: number | undefined;
}

/** The counts at a time. */
function CountTip({ point, lines, step }: CountTipProps) {
  const { number } = useFormat();
  const times = useTimes();
  const { at, value, earlier, isOpen } = point;
  return (
    <div className={styles.tip}>
      <span className={styles.note}>{times[variantOfStep(step)](at)}</span>
      {lines.map(({ line, label, read }) => {
        const count = read(point);
        return (
          count !== null && (
            <Fragment key={line}>
              <i className={styles.swatch} data-line={line} />
              <span>{label}</span>
              <b>{number(count)}</b>
            </Fragment>
          )
        );
      })}
      {isOpen ? (
        <span className={styles.note}>
          <Trans>Not over yet</Trans>
        </span>
      ) : (
        earlier !== null && (
          <span className={styles.note}>
            <ChangeThen now={value} then={earlier} />
          </span>
        )
      )}
    </div>
  );
}

/** Provides the starts of seasons for a chart. Only the newest one has boards, because past seasons keep none. */
function useSeasonEvents(events: readonly GameEvent[]): readonly TimeEvent[] {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { t } = useLingui();
  const newest = Math.max(...events.map(({ at }) => Date.parse(at)));
  return events.map((event) => {
    const at = Date.parse(event.at);
    const season = readSeason(game, event.season);
    const [mode] = rankedModes(game, season);
    const name = season.label[locale];
    return {
      at,
      label: season.number === null ? name : `S${season.number}`,
      title: t`${name} begins`,
      to: (at === newest && mode && links.board({ shard: game.defaultPlatform, mode: mode.id })) || null,
    };
  });
}

/** Returns the variant of a step's time: the hour at which a step of days begins says nothing. */
export const variantOfStep = (step: number | undefined): DateVariant =>
  step !== undefined && step >= day ? 'day' : 'dayTime';
