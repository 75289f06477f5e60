import { readMap, readMatchType } from '@hotdrop/shared-domain/game';
import { formatDate, inUtc, type OffsetAt } from '@hotdrop/shared-domain/text';
import { Grid, Row, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { type ShownTimeZone, useFormat, useNow, useSite } from '@hotdrop/shared-ui/site';
import { LocalTime } from '@hotdrop/shared-ui/time';
import { Plural, Trans } from '@lingui/react/macro';
import { type Day, isWhole, type PlayedSession } from './days.ts';
import { type CardLinks, type CardStates, MatchCard } from './match-card.tsx';
import styles from './matches.module.css';
import { PlacementBars } from './results.tsx';

interface DayBlockProps {
  readonly day: Day;
  /** The zone of the day. */
  readonly zone: ShownTimeZone;
  readonly links: CardLinks;
  readonly cards: CardStates;
  /** Whether the list lacks matches of the sessions, so that nothing can be said about them. */
  readonly isFiltered: boolean;
}

/** The sessions of a day, each below its line. A filtered list has one line for the day. */
export function DayBlock({ day, zone, links, cards, isFiltered }: DayBlockProps) {
  const matches = day.sessions.flatMap((session) => session.matches);
  const groups = isFiltered
    ? [{ head: <Heading day={day} zone={zone} time={matches[0]?.endedAt} />, matches }]
    : day.sessions.map((session) => ({
        head: <SessionHead day={day} session={session} zone={zone} />,
        matches: session.matches,
      }));
  return groups.map(({ head, matches: listed }) => (
    <Grid as="section" key={listed[0]?.match.id} className={styles.session}>
      <Row as="header" gap={3} align="baseline" isWrapped tone="muted" className={styles.head}>
        {head}
      </Row>
      {listed.map((played) => (
        <MatchCard key={played.match.id} played={played} links={links} state={cards[played.match.id]} />
      ))}
    </Grid>
  ));
}

interface HeadingProps extends Pick<DayBlockProps, 'day' | 'zone'> {
  readonly time: number | undefined;
}

/** The date, or the age as long as the visitor's zone is not known. */
function Heading({ day, zone, time = Number.NaN }: HeadingProps) {
  const { locale } = useSite();
  const format = useFormat();
  const now = useNow();
  const ago = zone.isKnown || Number.isNaN(time) ? null : format.ago(time, now);
  return (
    <Text as="h2" size="d20" tone="text">
      <time dateTime={Number.isNaN(time) ? undefined : day.date}>
        {ago ?? formatDate(Date.parse(day.date), 'day', locale, inUtc)}
      </time>
    </Text>
  );
}

interface SessionHeadProps extends Pick<DayBlockProps, 'day' | 'zone'> {
  readonly session: PlayedSession;
}

/** When a session was, what happened in it, its points, and its places as bars. */
function SessionHead({ day, session, zone }: SessionHeadProps) {
  const { game } = useSite();
  const format = useFormat();
  const { matches, summary, points } = session;
  const isRanked = matches.some(({ match }) => readMatchType(game, match.matchType).isRanked);
  return (
    <>
      <Heading day={day} zone={zone} time={session.end} />
      {zone.isKnown && (
        <Text size="t13">
          <SessionTime session={session} offsetAt={zone.offsetAt} />
        </Text>
      )}
      <p className={styles.recap}>
        {isWhole(session) ? (
          <SessionRecap session={session} />
        ) : (
          <Plural value={matches.length} one="# match on this page" other="# matches on this page" />
        )}
      </p>
      {summary && (
        <Row align="end" gap={3} flex="push">
          {isRanked && points !== null && (
            <Text as="b" size="d18" tone={points > 0 ? 'up' : points < 0 ? 'down' : undefined}>
              {format.change(points)}
            </Text>
          )}
          {!isRanked && (
            <Text size="t13">
              <Trans>unranked</Trans>
            </Text>
          )}
          <PlacementBars
            places={matches
              .toReversed()
              .flatMap(({ match: { id }, own, isCounted }) => (isCounted ? { ...own, id } : []))}
          />
        </Row>
      )}
    </>
  );
}

interface SessionTimeProps {
  readonly session: PlayedSession;
  readonly offsetAt: OffsetAt;
}

function SessionTime({ session, offsetAt }: SessionTimeProps) {
  const { locale } = useSite();
  const { isCutBefore, isCutAfter } = session;
  const day = (time: number) => formatDate(time, 'weekday', locale, offsetAt);
  const from = <LocalTime time={session.start} variant="time" />;
  const to = <LocalTime time={session.end} variant="time" />;
  const lastDay = day(session.end);
  if (isCutBefore && isCutAfter) return <Trans>Part of a session</Trans>;
  if (Number.isNaN(session.end)) return <Trans>Time not known</Trans>;
  if (isCutBefore) return <Trans>until {to}</Trans>;
  if (isCutAfter) return <Trans>from {from}</Trans>;
  return day(session.start) === lastDay ? (
    <Trans>
      {from} to {to}
    </Trans>
  ) : (
    <Trans>
      {from} to {to} on {lastDay}
    </Trans>
  );
}

/** A sentence about a session. Each case is one message, because languages order the parts differently. */
function SessionRecap({ session }: { readonly session: PlayedSession }) {
  const { summary } = session;
  const others = session.matches.length - (summary?.matches ?? 0);
  if (!summary)
    return <Plural value={others} one="A match of another mode." other="# matches of other modes." />;
  return (
    <>
      {summary.matches === 1 ? <OneMatch session={session} /> : <Several summary={summary} />}
      {others > 0 && (
        <>
          <SentenceGap />
          <Plural value={others} one="And a match of another mode." other="And # matches of other modes." />
        </>
      )}
    </>
  );
}

function OneMatch({ session: { best } }: { readonly session: PlayedSession }) {
  const { game, locale } = useSite();
  if (!best) return null;
  const { teamRank, kills } = best.own;
  const map = readMap(game, best.match.mapName).name[locale];
  return (
    <Trans>
      <b>1 match.</b> #{teamRank} on {map} with <Plural value={kills} one="# kill" other="# kills" />.
    </Trans>
  );
}

function Several({ summary }: { readonly summary: NonNullable<PlayedSession['summary']> }) {
  const { matches, wins, top10s, averageDamage } = summary;
  const damage = useFormat().number(averageDamage);
  return (
    <Trans>
      <b>
        <Plural value={matches} one="# match." other="# matches." />
      </b>{' '}
      <Plural value={wins} _0="No win" one="# win" other="# wins" />,{' '}
      <Plural value={top10s} _0="no top 10" one="# top 10" other="# top 10s" />, {damage} damage.
    </Trans>
  );
}
