import { isTop10 } from '@hotdrop/shared-domain/stats';
import { formatTime, formatWeekday, inUtc, weekdayOf } from '@hotdrop/shared-domain/text';
import type { WeekSession } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/layout';
import { VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { useProfile } from '../layout/profile-data.ts';
import { linkPatterns } from '../link-patterns.ts';
import { PlacementBars } from '../matches/results.tsx';
import { Trend } from '../stats/trend.tsx';

/** More bars would not fit in a row. */
const mostBars = 10;

/** The sessions of the week, newest first, each with a link to its best match. */
export function WeekSessions({ sessions }: { readonly sessions: readonly WeekSession[] }) {
  const { t } = useLingui();
  const { locale } = useSite();
  const links = useLinks(linkPatterns);
  const { shard, name } = useAddress();
  const { currentSeason: season } = useProfile();
  const format = useFormat();
  const count = sessions.length;
  const days = new Set(sessions.map(({ start }) => start.slice(0, 'YYYY-MM-DD'.length))).size;
  const columns: readonly Column<WeekSession>[] = [
    {
      id: 'when',
      head: t`Sessions`,
      variant: 'name',
      cell: ({ matches, ...session }) => {
        const [from, to] = [session.start, session.end].map((time) => (
          <time key={time} dateTime={time}>
            {formatTime(Date.parse(time), inUtc)}
          </time>
        ));
        const best = matches.toSorted((a, b) => a.teamRank - b.teamRank || b.kills - a.kills)[0];
        const weekday = formatWeekday(weekdayOf(Date.parse(session.start)), 'long', locale);
        return (
          <>
            {best && season ? (
              <Link to={links.match({ shard, name, season, match: best.id })}>{weekday}</Link>
            ) : (
              <b>{weekday}</b>
            )}
            <br />
            <small>
              <Trans>
                {from} to {to}
              </Trans>
            </small>
          </>
        );
      },
    },
    {
      id: 'places',
      head: t`Places`,
      phone: 'hidden',
      cell: ({ matches }) => <PlacementBars places={matches.slice(-mostBars)} />,
    },
    {
      id: 'matches',
      head: t({ message: 'Matches', context: 'a count' }),
      variant: 'stat',
      cell: ({ matches }) => format.number(matches.length),
    },
    {
      id: 'wins',
      head: t`Wins`,
      variant: 'stat',
      cell: ({ matches }) => format.number(matches.filter(({ teamRank }) => teamRank === 1).length),
    },
    {
      id: 'top10',
      head: t`Top 10`,
      variant: 'stat',
      cell: ({ matches }) => format.number(matches.filter(isTop10).length),
    },
    {
      id: 'points',
      head: t`Points`,
      variant: 'stat',
      // Empty: no ranked match, or not known.
      cell: ({ points }) =>
        points !== null && (
          <Trend change={points}>
            {format.number(Math.abs(points))}
            <VisuallyHidden>
              {' '}
              {points >= 0 ? <Trans>points won</Trans> : <Trans>points lost</Trans>}
            </VisuallyHidden>
          </Trend>
        ),
    },
  ];
  return (
    <Panel
      title={<Trans>Sessions</Trans>}
      aside={
        <Trans>
          <Plural value={count} one="# session" other="# sessions" /> on{' '}
          <Plural value={days} one="# day" other="# days" />
        </Trans>
      }
    >
      <Table
        caption={t`Sessions`}
        density="tall"
        columns={columns}
        rows={sessions.toReversed()}
        rowKey={({ start }) => start}
        instead={({ matches, others }) =>
          matches.length > 0 ? null : (
            <Plural value={others} one="# match of another mode" other="# matches of other modes" />
          )
        }
      />
    </Panel>
  );
}
