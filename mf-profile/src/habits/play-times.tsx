import { readShard } from '@hotdrop/shared-domain/game';
import { formatWeekday } from '@hotdrop/shared-domain/text';
import type { PlayTimes } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Row, SentenceGap, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite, useTimeZone } from '@hotdrop/shared-ui/site';
import { usePendingZone } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './habits.module.css';
import { countWeek, findHabit, type Habit, hours, type Week, weekdays } from './play-times.ts';

/** When a player's matches begin, by weekday and hour in the visitor's zone. */
export const PlayTimesPanel = ({ starts, region }: PlayTimes) => (
  <Panel title={<Trans>When they play</Trans>} className={styles.when} aside={<Clock />}>
    <Times starts={starts} region={region} />
  </Panel>
);

/** Whose clock counts. The words have the same length, because they change on arrival. */
const Clock = () => (useTimeZone().isKnown ? <Trans>your time</Trans> : <Trans>in UTC</Trans>);

/** The clock of the player's region, so that the sentence is the same for all visitors. */
function useRegionClock(region: PlayTimes['region']) {
  const { game } = useSite();
  const hours = (region === null ? null : readShard(game, region).utcOffset) ?? null;
  return {
    isKnown: hours !== null,
    zone: hours ? `UTC${hours > 0 ? '+' : '−'}${Math.abs(hours)}` : 'UTC',
    offsetAt: () => (hours ?? 0) * 3_600_000,
  };
}

function Times({ starts, region }: PlayTimes) {
  const clockOfRegion = useRegionClock(region);
  const week = countWeek(starts, useTimeZone().offsetAt);
  const pending = usePendingZone();
  const format = useFormat();
  const most = Math.max(...week.flat());
  const shown = format.number(most);
  return (
    <>
      <Text as="p" tone="muted" padding="panel">
        <Sentence habit={findHabit(countWeek(starts, clockOfRegion.offsetAt))} {...clockOfRegion} />
      </Text>
      <div className={classNames(styles.body, pending)}>
        <WeekTable week={week} most={most} />
      </div>
      <Row as="p" padding="panel" size="t12" tone="muted" className={styles.key}>
        0 <i />{' '}
        {most === 1 ? (
          <Trans>1 match in an hour of the week</Trans>
        ) : (
          <Trans>{shown} matches in an hour of the week</Trans>
        )}
      </Row>
    </>
  );
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

interface SentenceProps {
  readonly habit: Habit | null;
  readonly zone: string;
  /** Whether the zone is that of the player, so that it says whether an hour is in the morning. */
  readonly isKnown: boolean;
}

function Sentence({ habit, zone, isKnown }: SentenceProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const format = useFormat();
  if (!habit) return <Trans>A habit shows from about 20 matches on.</Trans>;
  const share = format.percent(habit.share, 0);
  const [from, to] = [clock(habit.from), clock(habit.to)];
  const [first, second] = habit.days.map((day) => formatWeekday(day, 'long', locale));
  const parts = {
    morning: t`A morning player.`,
    afternoon: t`An afternoon player.`,
    evening: t`An evening player.`,
    night: t`A night player.`,
  };
  return (
    <>
      {isKnown && (
        <>
          <b>{parts[habit.part]}</b>
          <SentenceGap />
        </>
      )}
      <Trans>
        {share} of matches start between {from} and {to} ({zone}). The busiest days are {first} and {second}.
      </Trans>
    </>
  );
}

/** Colors are in steps of this many percent. */
const step = 10;

function WeekTable({ week, most }: { readonly week: Week; readonly most: number }) {
  const { t } = useLingui();
  const { locale } = useSite();
  const { number } = useFormat();
  return (
    <table className={styles.week}>
      <caption>
        <VisuallyHidden>
          {t`Matches by weekday and hour. The hours after midnight belong to the evening before.`}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {hours.map((hour) => (
            <th key={hour} scope="col">
              <VisuallyHidden>{clock(hour)}</VisuallyHidden>
              {hour % 6 === 0 && <span aria-hidden="true">{hour}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekdays.map((day) => (
          <tr key={day}>
            <th scope="row">
              <abbr title={formatWeekday(day, 'long', locale)}>{formatWeekday(day, 'short', locale)}</abbr>
            </th>
            {hours.map((hour, at) => {
              const count = week[day]?.[at] ?? 0;
              if (count === 0) return <td key={hour} />;
              const share = Math.max(step, Math.ceil(((count / most) * 100) / step) * step);
              const when = `${formatWeekday(hour < 6 ? (day + 1) % 7 : day, 'short', locale)} ${clock(hour)}`;
              return (
                <td key={hour} style={{ '--share': `${share}%` }} title={`${when}: ${number(count)}`}>
                  <VisuallyHidden>{number(count)}</VisuallyHidden>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
