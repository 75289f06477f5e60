import { readMap } from '@hotdrop/shared-domain/game';
import { markedResult } from '@hotdrop/shared-domain/stats';
import { formatTime, formatWeekday, inUtc, type Week } from '@hotdrop/shared-domain/text';
import type { OwnMatch, WeekSession } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/panel';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { listDays, splitUnit } from '../week-data/week-data.ts';
import styles from './week.module.css';

/** More squares would make the panel higher than a window. */
const mostSquares = 12;

interface DayByDayProps {
  readonly sessions: readonly WeekSession[];
  readonly week: Week;
}

/** A column of squares for each day: a square is a match, with its place. */
export function DayByDay({ sessions, week }: DayByDayProps) {
  const { locale } = useSite();
  const format = useFormat();
  return (
    <Panel
      className={styles.panel}
      title={<Trans>Day by day</Trans>}
      aside={<Trans>a square is a match, the figure its place</Trans>}
    >
      <ol className={styles.days}>
        {listDays(sessions, week).map(({ weekday, matches }) => (
          <li key={weekday}>
            <Squares matches={matches} />
            <b>{formatWeekday(weekday, 'short', locale)}</b>
            {matches.length > 0 && (
              <small>
                <Hours
                  text={format.hours(matches.reduce((sum, { timeSurvived }) => sum + timeSurvived, 0))}
                />
              </small>
            )}
          </li>
        ))}
      </ol>
      <Row as="ul" align="stretch" isWrapped className={styles.key} aria-hidden="true">
        <Row as="li" isInline gap={2}>
          <i className={styles.win} />
          <Trans>win</Trans>
        </Row>
        <Row as="li" isInline gap={2}>
          <i className={styles.top10} />
          <Trans>top 10</Trans>
        </Row>
        <Row as="li" isInline gap={2}>
          <i />
          <Trans>other</Trans>
        </Row>
      </Row>
    </Panel>
  );
}

/** The unit is on a line of its own if the column is too narrow for both. */
function Hours({ text }: { readonly text: string }) {
  const [number, unit] = splitUnit(text);
  return (
    <>
      <span>{number}</span> <span>{unit.trim()}</span>
    </>
  );
}

function Squares({ matches }: { readonly matches: readonly OwnMatch[] }) {
  const { game, locale } = useSite();
  const shown = matches.length > mostSquares ? matches.slice(0, mostSquares - 1) : matches;
  const rest = matches.length - shown.length;
  return (
    <ol className={styles.squares}>
      {shown.map((match) => {
        const time = formatTime(Date.parse(match.createdAt), inUtc);
        return (
          <li
            key={match.id}
            className={styles[markedResult(match)]}
            title={`${time} ${readMap(game, match.mapName).name[locale]}`}
          >
            <VisuallyHidden>#</VisuallyHidden>
            {match.teamRank}
          </li>
        );
      })}
      {rest > 0 && <li className={styles.rest}>+{rest}</li>}
    </ol>
  );
}
