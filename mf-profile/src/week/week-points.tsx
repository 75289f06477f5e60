import { readMode, readSeason } from '@hotdrop/shared-domain/game';
import { enoughMatches, top10Rate } from '@hotdrop/shared-domain/stats';
import { formatWeekday, type Week, weekBefore, weekdayOf } from '@hotdrop/shared-domain/text';
import type { PlayedWeek, WeekStats as Stats, WeekMode } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Row, SentenceGap, Stat, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import climb from '../climb/climb.module.css';
import { type ClimbCurve, findDivision, listBands, toClimbCurve } from '../climb/climb-curve.ts';
import { CurvePlot } from '../climb/climb-line.tsx';
import { Trend } from '../stats/trend.tsx';
import { damageOf, findMainMode, kdOf, weekdays } from '../week-data/week-data.ts';
import styles from './week.module.css';

interface WeekPointsProps {
  readonly played: PlayedWeek;
  readonly stats: Stats;
  readonly week: Week;
}

type Points = NonNullable<WeekMode['points']>;

/** The points of the week with their curve, or the matches if no points are known, and the stats. */
export function WeekPoints({ played, stats, week }: WeekPointsProps) {
  const { t } = useLingui();
  const main = findMainMode(played);
  const { matches } = stats;
  const others = played.modes.filter((one) => one !== main && one.points !== null);
  return (
    <Panel className={styles.panel} label={t`Points and stats`}>
      {main?.points ? (
        <>
          <PointsOfMode mode={main} points={main.points} week={week} />
          <WeekCurve points={main.points} week={week} />
        </>
      ) : (
        <Grid tone="muted" className={styles.top}>
          <p className={styles.score}>
            <Trans>
              <b>{matches}</b> <Plural value={matches} one="match" other="matches" />
            </Trans>
          </p>
          <p>
            {main ? (
              <Trans>Points are not known: they were not read before and after the ranked matches.</Trans>
            ) : (
              <Trans>No ranked match in this week.</Trans>
            )}
          </p>
        </Grid>
      )}
      {others.map((mode) => (
        <Text as="p" tone="muted" padding="panel" key={mode.mode}>
          <OtherMode {...mode} />
        </Text>
      ))}
      <WeekStats stats={stats} before={played.isOver ? played.before : null} week={week} />
    </Panel>
  );
}

interface PointsOfModeProps {
  readonly mode: WeekMode;
  readonly points: Points;
  readonly week: Week;
}

function PointsOfMode({ mode, points, week }: PointsOfModeProps) {
  const { game, locale } = useSite();
  const format = useFormat();
  const season = readSeason(game, points.season);
  const tierOf = (value: number) => findDivision(game, season, value);
  const [before, after] = [tierOf(points.from), tierOf(points.to)];
  const change = points.to - points.from;
  const amount = format.number(Math.abs(change));
  return (
    <Row gap={6} tone="muted" className={styles.top}>
      {after && (
        <span className={styles.mark}>
          <TierMark mark={after.mark} size="xl" />
        </span>
      )}
      <Grid flex="grow">
        <Text as="p" size="t13">
          {[readMode(game, mode.mode).name[locale], after?.label[locale]].filter(Boolean).join(' · ')}
        </Text>
        <p className={styles.score} data-trend={Math.sign(change)}>
          {change > 0 && <ArrowUpIcon size="l" />}
          {change < 0 && <ArrowDownIcon size="l" />}
          {change > 0 ? (
            <Trans>
              <b>{amount}</b> points won
            </Trans>
          ) : change < 0 ? (
            <Trans>
              <b>{amount}</b> points lost
            </Trans>
          ) : (
            <Trans>
              <b>0</b> points won or lost
            </Trans>
          )}
        </p>
        <p className={styles.from}>
          <FromTo
            from={format.number(points.from)}
            to={format.number(points.to)}
            tierBefore={before?.label[locale] ?? ''}
            tierAfter={after?.label[locale] ?? ''}
          />
          <SentenceGap />
          <Highest points={points} week={week} />
        </p>
      </Grid>
    </Row>
  );
}

interface FromToProps {
  readonly from: string;
  readonly to: string;
  readonly tierBefore: string;
  readonly tierAfter: string;
}

const FromTo = ({ from, to, tierBefore, tierAfter }: FromToProps) =>
  tierBefore && tierAfter ? (
    <Trans>
      From {from} ({tierBefore}) to <b>{to}</b> ({tierAfter}).
    </Trans>
  ) : (
    <Trans>
      From {from} to <b>{to}</b>.
    </Trans>
  );

/** Names the most points of the week. */
function Highest({ points, week }: { readonly points: Points; readonly week: Week }) {
  const { locale } = useSite();
  const format = useFormat();
  const { peak } = toWeekCurve(points, week);
  if (!peak || peak.at === null) return null;
  const day = formatWeekday(weekdayOf(peak.at), 'long', locale);
  const most = format.number(peak.points);
  return (
    <Trans>
      Most on {day}:{' '}
      <Text as="b" tone="accent">
        {most}
      </Text>
    </Trans>
  );
}

function OtherMode({ mode: id, matches, points }: WeekMode) {
  const { game, locale } = useSite();
  const format = useFormat();
  const mode = readMode(game, id).name[locale];
  const change = points ? points.to - points.from : 0;
  const amount = format.number(Math.abs(change));
  if (change === 0) {
    return (
      <Trans>
        {mode}: no points won or lost in <Plural value={matches} one="# match" other="# matches" />
      </Trans>
    );
  }
  return change > 0 ? (
    <Trans>
      {mode}: {amount} points won in <Plural value={matches} one="# match" other="# matches" />
    </Trans>
  ) : (
    <Trans>
      {mode}: {amount} points lost in <Plural value={matches} one="# match" other="# matches" />
    </Trans>
  );
}

/**
 * The readings of the week. Those before and after it count for its first and last moment. The peak is null if it is the
 * first or the last one.
 */
function toWeekCurve({ readings, from, to }: Points, { start, end }: Week): ClimbCurve {
  const inside = (time: string) => new Date(Math.min(end, Math.max(start, Date.parse(time)))).toISOString();
  const clipped = readings.map(({ rankPoint, at, until }) => ({
    rankPoint,
    at: inside(at),
    until: inside(until ?? at),
  }));
  const best = clipped.reduce((most, one) => (one.rankPoint > most.rankPoint ? one : most));
  const curve = toClimbCurve({ readings: clipped, peak: best }, inside(readings.at(-1)?.at ?? ''));
  if (!curve) throw new Error('A week with points has readings.');
  return { ...curve, from: start, to: end, peak: best.rankPoint > Math.max(from, to) ? curve.peak : null };
}

/** The points over the days of the week. */
function WeekCurve({ points, week }: { readonly points: Points; readonly week: Week }) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const { number } = useFormat();
  const curve = toWeekCurve(points, week);
  const bands = listBands(game, readSeason(game, points.season), curve);
  const from = number(points.from);
  const to = number(points.to);
  return (
    <div className={climb.chart}>
      <CurvePlot
        curve={curve}
        bands={bands}
        label={t`Rank points over the week, from ${from} to ${to}`}
        height={25}
      />
      <Grid
        columns={7}
        size="t12"
        tone="muted"
        className={classNames(climb.axis, styles.weekdays)}
        aria-hidden="true"
      >
        {weekdays.map((day) => (
          <span key={day}>{formatWeekday(day, 'short', locale)}</span>
        ))}
      </Grid>
    </div>
  );
}

interface WeekStatsProps {
  readonly stats: Stats;
  /** The week before. Null: not known, or not comparable because the week still runs. */
  readonly before: Stats | null;
  readonly week: Week;
}

/** Averages of fewer matches are not compared. */
const fewest = 5;

/** Six stats, each against the week before. */
function WeekStats({ stats, before, week }: WeekStatsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { matches, wins, top10s, timeSurvived } = stats;
  const hasEach = (least: number) => matches >= least && before !== null && before.matches >= least;
  const compared = hasEach(fewest) ? before : null;
  const difference = (read: (of: Stats) => number | null, other: Stats | null) => {
    const [now, then] = [read(stats), other && read(other)];
    return now === null || then === null ? null : now - then;
  };
  const rateOf = (of: Stats) => top10Rate(of.top10s, of.matches);
  const previous = weekBefore(week).number;
  const count = format.number(top10s);
  const all = format.number(matches);
  return (
    <>
      <Grid as="dl" columns={6} phoneColumns={3} isRuled className={styles.stats}>
        <Stat
          label={t({ message: 'Matches', context: 'a count' })}
          value={all}
          note={<Change value={difference((of) => of.matches, before)} show={format.number} />}
        />
        <Stat
          label={t`Time alive`}
          value={format.hours(timeSurvived)}
          note={<Change value={difference((of) => of.timeSurvived, before)} show={format.hours} />}
        />
        <Stat
          label={t`Wins`}
          value={format.number(wins)}
          note={<Change value={difference((of) => of.wins, before)} show={format.number} />}
        />
        <Stat
          label={t`Top 10`}
          value={
            matches < enoughMatches ? (
              <Trans>
                {count} of {all}
              </Trans>
            ) : (
              format.percent(rateOf(stats))
            )
          }
          note={
            <Change
              value={difference(rateOf, hasEach(enoughMatches) ? before : null)}
              show={(rate) => format.decimal(100 * rate, 1)}
              isRate
            />
          }
        />
        <Stat
          label={t`K/D`}
          value={format.decimal(kdOf(stats))}
          note={<Change value={difference(kdOf, compared)} show={(ratio) => format.decimal(ratio)} />}
        />
        <Stat
          label={t`Avg damage`}
          value={format.number(damageOf(stats))}
          note={<Change value={difference(damageOf, compared)} show={format.number} />}
        />
      </Grid>
      {before && (
        <Text as="p" tone="muted" size="t12" padding="panel" className={styles.compared}>
          <Trans>Compared with week {previous}</Trans>
        </Text>
      )}
    </>
  );
}

interface ChangeProps {
  /** Null: there is nothing to compare with. */
  readonly value: number | null;
  readonly show: (size: number) => string;
  /** Whether it is a difference of percentages. */
  readonly isRate?: boolean;
}

/** A difference to the week before. */
function Change({ value, show, isRate = false }: ChangeProps) {
  if (value === null) return null;
  const shown = show(Math.abs(value));
  if (shown === show(0)) return '±0';
  const signed = `${value > 0 ? '+' : '−'}${shown}`;
  return <Trend change={value}>{isRate ? <Trans>{signed} pts</Trans> : signed}</Trend>;
}
