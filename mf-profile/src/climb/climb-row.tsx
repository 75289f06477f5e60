import type { Mode, Season, TierLabel } from '@hotdrop/shared-domain/game';
import { formatDate, inUtc, weekOf } from '@hotdrop/shared-domain/text';
import type { SeasonClimbs } from '@hotdrop/shared-domain/wire';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { FailureReason } from '@hotdrop/shared-ui/player-not-found';
import { Row, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Table } from '@hotdrop/shared-ui/table';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LoadResult } from '../loading/load-result.ts';
import { Trend } from '../stats/trend.tsx';
import styles from './climb.module.css';
import { type ClimbCurve, findDivision, listBands, toClimbCurve } from './climb-curve.ts';
import { Line } from './climb-line.tsx';
import { ClimbPlot, useDay } from './climb-plot.tsx';
import { type ClimbWeek, findWeekGain, listWeeks, type WeekGain } from './climb-weeks.ts';

interface ClimbRowProps {
  readonly climbs: LoadResult<SeasonClimbs>;
  readonly season: Season;
  readonly mode: Mode;
  /** The current tier. */
  readonly tier: TierLabel;
}

/** Rank points over the season: a small curve and a sentence that open the large one. Nothing without readings. */
export function ClimbRow({ climbs, season, mode, tier }: ClimbRowProps) {
  const { game } = useSite();
  if (climbs.status === 'failed')
    return (
      <Text as="p" tone="muted" size="t13" padding={[3, 5]} role="status">
        <Trans>The climb could not be loaded.</Trans>
        <SentenceGap />
        <FailureReason failure={climbs.failure} />
      </Text>
    );
  const climb = climbs.status === 'ready' && climbs.data.climbs[mode.id];
  const curve = climb ? toClimbCurve(climb, climbs.data.end) : null;
  if (!curve) return null;
  const weeks = listWeeks(curve);
  return (
    <details className={styles.climb}>
      <Row as="summary" gap={3} padding={[3, 5]} isTarget>
        <span className={styles.small}>
          <Line curve={curve} />
        </span>
        <Text tone="muted" size="t13" flex="grow">
          <Way curve={curve} season={season} tier={tier} />
          <SentenceGap />
          <Gain gain={findWeekGain(weeks, curve.to)} now={curve.to} />
        </Text>
        <ChevronDownIcon size="s" />
      </Row>
      <ClimbPlot curve={curve} bands={listBands(game, season, curve)} season={season} isOver={false} />
      <ClimbTable weeks={weeks} />
    </details>
  );
}

interface GainProps {
  /** Null: not known. */
  readonly gain: WeekGain | null;
  readonly now: number;
}

function Gain({ gain, now }: GainProps) {
  const { number } = useFormat();
  if (!gain) return null;
  const { week, change } = gain;
  const points = number(Math.abs(change));
  if (change === 0) return week === weekOf(now).number && <Trans>Flat this week.</Trans>;
  return change < 0 ? (
    <Trans>
      <Trend as="b" change={change}>
        {points} points lost
      </Trend>{' '}
      in week {week}.
    </Trans>
  ) : (
    <Trans>
      <Trend as="b" change={change}>
        {points} points won
      </Trend>{' '}
      in week {week}.
    </Trans>
  );
}

/** From the division of the first reading to the current tier, which the game names: points alone do not say Survivor. */
function Way({
  curve,
  season,
  tier,
}: { readonly curve: ClimbCurve } & Pick<ClimbRowProps, 'season' | 'tier'>) {
  const { game, locale } = useSite();
  const day = useDay()(curve.first.at);
  const first = findDivision(game, season, curve.first.points)?.label[locale].replaceAll(' ', '\u00a0');
  const last = tier.label[locale].replaceAll(' ', '\u00a0');
  if (!first || first === last)
    return (
      <Trans>
        <b>{last}</b> since {day}.
      </Trans>
    );
  return (
    <Trans>
      <b>
        {first} → {last}
      </b>{' '}
      since {day}.
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
