import { markedResult } from '@hotdrop/shared-domain/stats';
import { formatTime, formatWeekday, inUtc, weekdayOf } from '@hotdrop/shared-domain/text';
import type { WeekSession } from '@hotdrop/shared-domain/wire';
import { ArrowDownIcon, ArrowUpIcon, ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { useProfile } from '../layout/profile-data.ts';
import styles from './week.module.css';

/** More bars would not fit in a row. */
const mostBars = 10;

/** The sessions of the week, newest first, each with a link to its best match. */
export function WeekSessions({ sessions }: { readonly sessions: readonly WeekSession[] }) {
  const count = sessions.length;
  const days = new Set(sessions.map(({ start }) => start.slice(0, 'YYYY-MM-DD'.length))).size;
  return (
    <Panel
      className={styles.sessions}
      title={<Trans>Sessions</Trans>}
      aside={
        <Trans>
          <Plural value={count} one="# session" other="# sessions" /> on{' '}
          <Plural value={days} one="# day" other="# days" />
        </Trans>
      }
    >
      <ol className={styles.list}>
        {sessions.toReversed().map((session) => (
          <li key={session.start}>
            <SessionRow session={session} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function SessionRow({ session }: { readonly session: WeekSession }) {
  const { links, locale } = useSite();
  const { shard, name } = useAddress();
  const { currentSeason: season } = useProfile();
  const { matches, points } = session;
  const [start, end] = [Date.parse(session.start), Date.parse(session.end)];
  const from = formatTime(start, inUtc);
  const to = formatTime(end, inUtc);
  const best = matches.toSorted((a, b) => a.teamRank - b.teamRank || b.kills - a.kills)[0];
  const content = (
    <>
      <span className={styles.when}>
        <b>{formatWeekday(weekdayOf(start), 'long', locale)}</b>
        <small>
          <Trans>
            {from} to {to}
          </Trans>
        </small>
      </span>
      <Row as="span" align="end" className={styles.bars} aria-hidden="true">
        {matches.slice(-mostBars).map((match) => {
          const share = (match.teamTotal - match.teamRank + 1) / match.teamTotal;
          return (
            <i
              key={match.id}
              className={styles[markedResult(match)]}
              style={{ '--h': `${Math.max(0, share) * 100}%` }}
            />
          );
        })}
      </Row>
      <span className={styles.results}>
        <Results session={session} />
      </span>
      <PointsOfSession points={points} />
    </>
  );
  return best && season ? (
    <Link className={styles.row} to={links.match({ shard, name, season, match: best.id })}>
      {content}
      <ChevronRightIcon />
    </Link>
  ) : (
    <div className={styles.row}>{content}</div>
  );
}

function Results({ session }: { readonly session: WeekSession }) {
  const { matches, others } = session;
  const wins = matches.filter(({ teamRank }) => teamRank === 1).length;
  const top10s = matches.filter(({ teamRank }) => teamRank <= 10).length;
  const played = matches.length;
  if (played === 0) return <Plural value={others} one="# training round" other="# training rounds" />;
  return (
    <Trans>
      <Plural value={played} one="# match" other="# matches" />,{' '}
      <Plural value={wins} _0="no win" one="# win" other="# wins" />,{' '}
      <Plural value={top10s} _0="no top 10" one="# top 10" other="# top 10s" />
    </Trans>
  );
}

function PointsOfSession({ points }: { readonly points: number | null }) {
  const format = useFormat();
  // No ranked match, or not known. The empty box keeps the column.
  if (points === null) return <span className={styles.sessionPoints} />;
  const amount = format.number(Math.abs(points));
  const Arrow = points > 0 ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Text tone={points > 0 ? 'up' : points < 0 ? 'down' : undefined} className={styles.sessionPoints}>
      {points !== 0 && <Arrow size="s" />}
      {amount}
      <VisuallyHidden> {points >= 0 ? <Trans>points won</Trans> : <Trans>points lost</Trans>}</VisuallyHidden>
    </Text>
  );
}
