import type { Answer } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useTimes } from '@hotdrop/shared-ui/site';
import { Empty, Failed } from '@hotdrop/shared-ui/states';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LineChart } from '../../chart/line-chart.tsx';
import { Toggle, ToggleGroup } from '../../toggle/toggle.tsx';
import { comparisonsOf, type PlayingData, ranges } from '../playing.loader.ts';
import { usePlayingLink } from '../use-playing-link.ts';
import { ChartKey, ChartScope } from './chart-words.tsx';
import { CountSummary } from './count-summary.tsx';
import { CountTip } from './count-tip.tsx';
import { lookOfStep } from './look-of-step.ts';
import styles from './player-chart.module.css';
import { toPoints } from './to-points.ts';
import { useSeasonEvents } from './use-season-events.ts';

interface PlayerChartProps extends Pick<PlayingData, 'range' | 'compare'> {
  /** Null: no request was successful. */
  readonly playing: Answer<'getPlaying'> | null;
  /** The last request failed. The counts are those of the range that was shown before. */
  readonly isFailed: boolean;
}

/** The player count over a range, as a line. */
export function PlayerChart({ range, compare, playing, isFailed }: PlayerChartProps) {
  const { t } = useLingui();
  const format = useFormat();
  const times = useTimes();
  const events = useSeasonEvents(playing?.events ?? []);
  const { history = null, earlier, step } = playing ?? {};
  const points = useMemo(() => toPoints(playing), [playing]);
  const values = points.map(({ value }) => value);
  const low = format.number(Math.min(...values));
  const high = format.number(Math.max(...values));
  const comparison = earlier ? compare : null;

  return (
    <Panel
      className={styles.chart}
      title={<Trans>Concurrent players</Trans>}
      aside={<ChartChoices range={range} compare={compare} />}
    >
      {isFailed && (
        <Failed isCompact={history !== null} title={<Trans>The player counts could not be loaded</Trans>} />
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
            showTip={(point) => <CountTip point={point} compare={comparison} step={step} />}
            describe={({ at, value }) =>
              `${format.number(value)}, ${times[lookOfStep(step)](at)}${times.zone}`
            }
            events={events}
          />
          <ChartKey points={points} compare={comparison} />
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
    <div className={styles.choices}>
      <ToggleGroup className={styles.compare} label={t`Compare with`}>
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
      <Tabs
        look="smallSegments"
        label={t`Range`}
        tabs={ranges.map((one) => ({
          to: linkTo(one, compare),
          label: names[one],
          isCurrent: one === range,
          preventScrollReset: true,
        }))}
      />
    </div>
  );
}
