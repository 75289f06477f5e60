import { readMap } from '@hotdrop/shared-domain/game';
import { matchResult } from '@hotdrop/shared-domain/stats';
import { formatTime, formatWeekday, inUtc, type Week } from '@hotdrop/shared-domain/text';
import type { PlayerMatch, WeekSession } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { ResultKey, resultClass } from '../matches/results.tsx';
import { listDays } from '../week-data/week-data.ts';
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
      aside={<Trans>a square is a match, the number its place</Trans>}
    >
      <ol className={styles.days}>
        {listDays(sessions, week).map(({ weekday, matches }) => (
          <li key={weekday}>
            <Squares matches={matches} />
            <Text size="t13" align="center">
              {formatWeekday(weekday, 'short', locale)}
            </Text>
            {matches.length > 0 && (
              <small>{format.hours(matches.reduce((sum, { timeSurvived }) => sum + timeSurvived, 0))}</small>
            )}
          </li>
        ))}
      </ol>
      <Row as="ul" gap={4} isWrapped padding="panel" size="t12" tone="muted" aria-hidden="true">
        <ResultKey />
      </Row>
    </Panel>
  );
}

function Squares({ matches }: { readonly matches: readonly PlayerMatch[] }) {
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
            className={classNames(resultClass(matchResult(match)), styles[matchResult(match)])}
            title={`${time} ${readMap(game, match.mapName).name[locale]}`}
          >
            <VisuallyHidden>#</VisuallyHidden>
            {match.teamRank}
          </li>
        );
      })}
      {rest > 0 && (
        <Text as="li" tone="muted">
          +{rest}
        </Text>
      )}
    </ol>
  );
}
