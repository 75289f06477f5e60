import type { Mode, Season } from '@hotdrop/shared-domain/game';
import { formatDate, inUtc } from '@hotdrop/shared-domain/text';
import type { SeasonClimbs } from '@hotdrop/shared-domain/wire';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/layout';
import { FailureReason } from '@hotdrop/shared-ui/player-not-found';
import { Grid, Row, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Skeleton } from '@hotdrop/shared-ui/states';
import { Table } from '@hotdrop/shared-ui/table';
import { usePendingZone } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LoadResult } from '../loading/load-result.ts';
import { Trend } from '../stats/trend.tsx';
import styles from './climb.module.css';
import { type ClimbCurve, findDivision, listBands, scalePoints, toClimbCurve } from './climb-curve.ts';
import { Bands } from './climb-line.tsx';
import { ClimbPlot, PeakWords, useDay } from './climb-plot.tsx';
import { type ClimbWeek, findWeekGain, listWeeks, type WeekGain } from './climb-weeks.ts';

interface ClimbPanelProps {
  readonly climbs: LoadResult<SeasonClimbs>;
  readonly season: Season;
  readonly isOver: boolean;
  /** The ranked mode that the player plays most; null: none. */
  readonly mode: Mode | null;
  /** The current points in the mode; null: the player has no rank. */
  readonly points: number | null;
}

/** Rank points over the season. */
export function ClimbPanel({ season, mode, ...rest }: ClimbPanelProps) {
  const { locale } = useSite();
  const about = [
    mode && [mode.shortName[locale], mode.perspective?.toUpperCase()].filter(Boolean).join(' '),
    season.label[locale],
  ];
  return (
    <Panel title={<Trans>Climb</Trans>} aside={about.filter(Boolean).join(' · ')} className={styles.panel}>
      <ClimbContent season={season} mode={mode} {...rest} />
    </Panel>
  );
}

function ClimbContent({ climbs, season, isOver, mode, points }: ClimbPanelProps) {
  const { game } = useSite();
  if (climbs.status === 'empty') return null;
  if (climbs.status === 'pending') return <PendingClimb />;
  if (climbs.status === 'failed')
    return (
      <Text as="p" tone="muted" padding="panel" role="status">
        <Trans>The climb could not be loaded.</Trans>
        <SentenceGap />
        <FailureReason failure={climbs.failure} />
      </Text>
    );
  const climb = mode && climbs.data.climbs[mode.id];
  const curve = climb ? toClimbCurve(climb, climbs.data.end) : null;
  if (!curve)
    return <NoCurve season={season} isOver={isOver} points={points} best={climb?.peak?.rankPoint ?? null} />;
  const weeks = listWeeks(curve);
  return (
    <>
      <ClimbWords curve={curve} gain={isOver ? null : findWeekGain(weeks, curve.to)} season={season} />
      <ClimbPlot curve={curve} bands={listBands(game, season, curve)} season={season} isOver={isOver} />
      <ClimbTable weeks={weeks} />
    </>
  );
}

function PendingClimb() {
  const { t } = useLingui();
  return (
    <Grid gap={3} padding="panel" role="status" aria-label={t`Loading`} aria-busy>
      <Skeleton height={4} />
      <Skeleton height={44} />
    </Grid>
  );
}

/** The points that most players begin with: the lowest three tiers are in reach. */
const firstRanks = [1100, 2100];

interface NoCurveProps extends Pick<ClimbPanelProps, 'season' | 'isOver' | 'points'> {
  readonly best: number | null;
}

/** Why the curve is missing. In the running season, with the bands where it will be. */
function NoCurve({ season, isOver, points, best }: NoCurveProps) {
  const { game } = useSite();
  const { number } = useFormat();
  if (isOver)
    return (
      <Text as="p" tone="muted" padding="panel">
        <Trans>The points of this season were not recorded, or are too old.</Trans>
      </Text>
    );
  const known = [points, best].filter((value) => value !== null);
  const scale = scalePoints(known.length > 0 ? known : firstRanks);
  return (
    <>
      <Text as="p" tone="muted" padding="panel">
        {points === null ? (
          <Trans>The curve begins with the first rank.</Trans>
        ) : (
          <Trans>Points are recorded from now on. The curve begins with the next renewal.</Trans>
        )}
        <SentenceGap />
        {best !== null && <PeakWords points={number(best)} day={null} pendingZone={undefined} />}
      </Text>
      <div className={styles.chart}>
        <div className={styles.plot} style={{ '--height': 47.5 }} aria-hidden="true">
          <Bands bands={listBands(game, season, scale)} />
        </div>
      </div>
    </>
  );
}

interface ClimbWordsProps {
  readonly curve: ClimbCurve;
  readonly gain: WeekGain | null;
  readonly season: Season;
}

/** The week's gain and the way so far, in sentences. */
function ClimbWords({ curve, gain, season }: ClimbWordsProps) {
  const isOne = curve.lines.flat().length === 1;
  return (
    <Text as="p" tone="muted" padding="panel">
      {gain && (
        <>
          <Gain {...gain} />
          <SentenceGap />
        </>
      )}
      {isOne ? <FirstReading at={curve.first.at} /> : <Way curve={curve} season={season} />}
    </Text>
  );
}

function Gain({ week, change, since, isBest }: WeekGain) {
  const { number } = useFormat();
  const points = number(Math.abs(change));
  if (change === 0) return <Trans>No change of points in week {week}.</Trans>;
  if (change < 0)
    return (
      <Trans>
        <Trend as="b" change={change}>
          {points} points lost
        </Trend>{' '}
        in week {week}.
      </Trans>
    );
  if (since !== null)
    return (
      <Trans>
        <Trend as="b" change={change}>
          {points} points won
        </Trend>{' '}
        in week {week}, the most since week {since}.
      </Trans>
    );
  if (isBest)
    return (
      <Trans>
        <Trend as="b" change={change}>
          {points} points won
        </Trend>{' '}
        in week {week}, the best week so far.
      </Trans>
    );
  return (
    <Trans>
      <Trend as="b" change={change}>
        {points} points won
      </Trend>{' '}
      in week {week}.
    </Trans>
  );
}

function FirstReading({ at }: { readonly at: number }) {
  const day = useDay()(at);
  const pendingZone = usePendingZone();
  return (
    <Trans>
      The first reading is of <span className={pendingZone}>{day}</span>. The curve grows with the next ones.
    </Trans>
  );
}

function Way({ curve, season }: Pick<ClimbWordsProps, 'curve' | 'season'>) {
  const { game, locale } = useSite();
  const day = useDay()(curve.first.at);
  const pendingZone = usePendingZone();
  const nameOf = (points: number) =>
    findDivision(game, season, points)?.label[locale].replaceAll(' ', '\u00a0');
  const first = nameOf(curve.first.points);
  const last = nameOf(curve.last.points);
  if (!first || !last) return null;
  if (first === last)
    return (
      <Trans>
        {last}, as on <span className={pendingZone}>{day}</span>.
      </Trans>
    );
  return (
    <Trans>
      From {first} on <span className={pendingZone}>{day}</span> to {last}.
    </Trans>
  );
}

/** The data of the curve: the points at the end of each week. */
function ClimbTable({ weeks }: { readonly weeks: readonly ClimbWeek[] }) {
  const { t } = useLingui();
  const { locale } = useSite();
  const { number, change } = useFormat();
  return (
    <details className={styles.twin}>
      <Row as="summary" gap={1} padding={[3, 5]} size="t13" tone="muted">
        <Trans>As a table</Trans>
        <ChevronDownIcon size="s" />
      </Row>
      <Table
        caption={t`Climb`}
        rows={weeks}
        rowKey={({ start }) => start}
        columns={[
          {
            id: 'week',
            head: t`Week from (UTC)`,
            variant: 'name',
            cell: (week) => (
              <>
                <b>{week.number}</b> {formatDate(week.start, 'day', locale, inUtc)}
              </>
            ),
          },
          {
            id: 'points',
            head: t`Points`,
            variant: 'number',
            cell: ({ points }) => (points === null ? <Trans>no readings</Trans> : number(points)),
          },
          { id: 'change', head: t`Change`, variant: 'number', cell: (week) => change(week.change) },
        ]}
      />
    </details>
  );
}
