import { readMode } from '@hotdrop/shared-domain/game';
import { formatWeekday, type Week, weekdayOf } from '@hotdrop/shared-domain/text';
import type { WeekFigures as Figures, PlayedWeek, WeekMode } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { findDivision } from '../climb/climb-curve.ts';
import { findMainMode } from '../week-data/summarize-week.ts';
import styles from './week.module.css';
import { toWeekCurve, WeekCurve } from './week-curve.tsx';
import { WeekFigures } from './week-figures.tsx';

interface WeekPointsProps {
  readonly played: PlayedWeek;
  readonly figures: Figures;
  readonly week: Week;
}

type Points = NonNullable<WeekMode['points']>;

/** The points of the week with their curve, or the matches if no points are known, and the figures. */
export function WeekPoints({ played, figures, week }: WeekPointsProps) {
  const { t } = useLingui();
  const main = findMainMode(played);
  const { matches } = figures;
  const others = played.modes.filter((one) => one !== main && one.points !== null);
  return (
    <Panel className={styles.points} label={t`Points and figures`}>
      {main?.points ? (
        <>
          <PointsOfMode mode={main} points={main.points} week={week} />
          <WeekCurve points={main.points} week={week} />
        </>
      ) : (
        <div className={styles.top}>
          <div>
            <p className={styles.score}>
              <Trans>
                <b>{matches}</b> <Plural value={matches} one="match" other="matches" />
              </Trans>
            </p>
            <p className={styles.from}>
              {main ? (
                <Trans>Points are not known: they were not read before and after the ranked matches.</Trans>
              ) : (
                <Trans>No ranked match in this week.</Trans>
              )}
            </p>
          </div>
        </div>
      )}
      {others.map((mode) => (
        <p key={mode.mode} className={styles.otherMode}>
          <OtherMode {...mode} />
        </p>
      ))}
      <WeekFigures figures={figures} before={played.isOver ? played.before : null} week={week} />
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
  const season = game.seasons.read(points.season);
  const tierOf = (value: number) => findDivision(game.tiers, season, value);
  const [before, after] = [tierOf(points.from), tierOf(points.to)];
  const change = points.to - points.from;
  const amount = format.number(Math.abs(change));
  return (
    <div className={styles.top}>
      {after && (
        <span className={styles.mark}>
          <TierMark mark={after.mark} size="xl" />
        </span>
      )}
      <div>
        <p className={styles.kicker}>
          {[readMode(game, mode.mode).name[locale], after?.label[locale]].filter(Boolean).join(' · ')}
        </p>
        <p className={classNames(styles.score, change > 0 && styles.up, change < 0 && styles.down)}>
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
      </div>
    </div>
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

/** Names the most points of the week if they are neither the first nor the last ones. */
function Highest({ points, week }: { readonly points: Points; readonly week: Week }) {
  const { locale } = useSite();
  const format = useFormat();
  const { peak } = toWeekCurve(points, week);
  if (!peak || peak.at === null || peak.points <= Math.max(points.from, points.to)) return null;
  const day = formatWeekday(weekdayOf(peak.at), 'long', locale);
  const most = format.number(peak.points);
  return (
    <Trans>
      Most on {day}: <b className={styles.most}>{most}</b>
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
