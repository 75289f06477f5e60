import { formatWeekday } from '@hotdrop/shared-domain/text';
import { apiOf, type PlayTimes } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Row, SentenceGap, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite, useTimeZone } from '@hotdrop/shared-ui/site';
import { SkeletonLines } from '@hotdrop/shared-ui/states';
import { usePendingZone } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import { DataPanel, usePanelPlayer } from '../overview/data-panel.tsx';
import { type PanelData, panelKey } from '../overview/overview.loader.ts';
import panels from '../overview/overview.module.css';
import styles from './habits.module.css';
import { countWeek, findHabit, type Habit, hours, type Week, weekdays } from './play-times.ts';

/** When a player's matches begin, by weekday and hour in the visitor's zone. */
export function PlayTimesPanel({ loaded }: { readonly loaded: PanelData<PlayTimes> }) {
  const api = apiOf(useSite());
  const player = usePanelPlayer();
  const title = <Trans>When they play</Trans>;
  return (
    <DataPanel
      title={title}
      loaded={loaded}
      key={player.accountId}
      panelKey={panelKey(player)}
      load={(signal) => api.getPlayTimes(player, { signal })}
      skeleton={<SkeletonLines count={7} height={6} />}
    >
      {({ starts }) => (
        <Panel
          title={title}
          className={panels.storyPanel}
          aside={starts.length > 0 && <Counted count={starts.length} />}
        >
          {starts.length > 0 ? (
            <Times starts={starts} />
          ) : (
            <p className={panels.noStats}>
              <Trans>No match of battle royale in the last 3 months.</Trans>
            </p>
          )}
        </Panel>
      )}
    </DataPanel>
  );
}

/** The number of matches, and whose clock counts. The words have the same length, because they change on arrival. */
function Counted({ count }: { readonly count: number }) {
  const { isKnown } = useTimeZone();
  const shown = useFormat().number(count);
  if (count === 1)
    return isKnown ? (
      <Trans>1 match of battle royale, your time</Trans>
    ) : (
      <Trans>1 match of battle royale, in UTC</Trans>
    );
  return isKnown ? (
    <Trans>{shown} matches of battle royale, your time</Trans>
  ) : (
    <Trans>{shown} matches of battle royale, in UTC</Trans>
  );
}

function Times({ starts }: PlayTimes) {
  const week = countWeek(starts, useTimeZone().offsetAt);
  const pending = usePendingZone();
  const format = useFormat();
  const most = Math.max(...week.flat());
  const shown = format.number(most);
  return (
    <>
      <Text as="p" tone="muted" padding="panel" className={pending}>
        <Sentence habit={findHabit(week)} />
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

function Sentence({ habit }: { readonly habit: Habit | null }) {
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
      <b>{parts[habit.part]}</b>
      <SentenceGap />
      <Trans>
        {share} of matches start between {from} and {to}. The busiest days are {first} and {second}.
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
