import { readMap, readMatchType } from '@hotdrop/shared-domain/game';
import { dayLength, formatDate, formatTime, inUtc, type OffsetAt } from '@hotdrop/shared-domain/text';
import { Bar, Grid, Row, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { type ShownTimeZone, useFormat, useNow, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Trend } from '../stats/trend.tsx';
import { countDaysAgo, type Day, findMostDamage, isWhole, type PlayedSession } from './days.ts';
import { isFiltered } from './list-position.ts';
import { type CardLinks, type CardStates, MatchCard } from './match-card.tsx';
import type { MatchList } from './match-list.ts';
import styles from './matches.module.css';
import { PlacementBars, ResultKey } from './results.tsx';

interface DayBlockProps {
  readonly day: Day;
  /** The zone of the day. */
  readonly zone: ShownTimeZone;
  readonly links: CardLinks;
  readonly cards: CardStates;
  /** Whether the list lacks matches of the sessions, so that nothing can be said about them. */
  readonly isFiltered: boolean;
}

/** The sessions of a day. */
export function DayBlock({ day, zone, links, cards, isFiltered }: DayBlockProps) {
  const { locale } = useSite();
  const weekday = formatDate(Date.parse(day.date), 'wholeWeekday', locale, inUtc);
  const date = zone.isKnown ? weekday : `${weekday} UTC`;
  return (
    <Grid as="section" gap={4} aria-label={date}>
      <Row as="header" gap={1} align="baseline" justify="between" isWrapped className={styles.day}>
        <h2>
          {date} {zone.isKnown && <DaysAgo date={day.date} zone={zone} />}
        </h2>
        {day.sessions.every(isWhole) && <DayCounts day={day} isFiltered={isFiltered} />}
      </Row>
      {day.sessions.map((session) => (
        <Grid as="section" key={session.matches[0]?.match.id} className={styles.session}>
          {!isFiltered && <SessionHead session={session} zone={zone} />}
          {session.matches.map((played) => (
            <MatchCard
              key={played.match.id}
              played={played}
              zone={zone}
              links={links}
              state={cards[played.match.id]}
            />
          ))}
        </Grid>
      ))}
    </Grid>
  );
}

function DaysAgo({ date, zone }: { readonly date: string; readonly zone: ShownTimeZone }) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const days = countDaysAgo(date, now, zone.offsetAt);
  const names = [t`today`, t`yesterday`];
  const name = names[days] ?? (days > 0 && format.ago(now - days * dayLength, now));
  return (
    name && (
      <Text as="small" tone="muted" size="t14">
        {name}
      </Text>
    )
  );
}

function DayCounts({ day, isFiltered }: Pick<DayBlockProps, 'day' | 'isFiltered'>) {
  const { length: sessions } = day.sessions;
  const matches = day.sessions.reduce((sum, session) => sum + session.matches.length, 0);
  return (
    <Text as="p" tone="muted" size="t13">
      {isFiltered ? (
        <Plural value={matches} one="# match" other="# matches" />
      ) : (
        <Trans>
          <Plural value={matches} one="# match" other="# matches" />,{' '}
          <Plural value={sessions} one="# session" other="# sessions" />
        </Trans>
      )}
    </Text>
  );
}

interface SessionHeadProps {
  readonly session: PlayedSession;
  readonly zone: ShownTimeZone;
}

/** When a session was, what happened in it, and the places as bars. */
function SessionHead({ session, zone }: SessionHeadProps) {
  const { game } = useSite();
  const { matches, summary } = session;
  const isRanked = matches.some(({ match }) => readMatchType(game, match.matchType).isRanked);
  return (
    <Row as="header" gap={3} isWrapped tone="muted" className={styles.head}>
      <Text as="h3" size="d18" tone="text">
        <SessionTime session={session} offsetAt={zone.offsetAt} />
      </Text>
      <p className={styles.recap}>
        {isWhole(session) ? (
          <SessionRecap session={session} />
        ) : (
          <Plural value={matches.length} one="# match on this page" other="# matches on this page" />
        )}
      </p>
      {isRanked && session.points !== null && <PointsWon points={session.points} />}
      {!isRanked && summary && <Trans>unranked</Trans>}
      {summary && (
        <Row align="end" flex="push">
          <Text size="t12" hideBelow={728} aria-hidden="true">
            <Trans>Places</Trans>
          </Text>
          <PlacementBars
            places={matches
              .toReversed()
              .flatMap(({ match: { id }, own, isCounted }) => (isCounted ? { ...own, id } : []))}
          />
        </Row>
      )}
    </Row>
  );
}

function PointsWon({ points }: { readonly points: number }) {
  const count = Math.abs(points);
  if (points === 0) return <Trans>no points won or lost</Trans>;
  return (
    <Trend as="b" change={points}>
      {points > 0 ? (
        <Plural value={count} one="# point won" other="# points won" />
      ) : (
        <Plural value={count} one="# point lost" other="# points lost" />
      )}
    </Trend>
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
  const from = formatTime(session.start, offsetAt);
  const to = formatTime(session.end, offsetAt);
  const lastDay = day(session.end);
  if (isCutBefore && isCutAfter) return <Trans>Part of a session</Trans>;
  if (isCutBefore) return <Trans>until {to}</Trans>;
  if (isCutAfter) return <Trans>from {from}</Trans>;
  if (Number.isNaN(session.end)) return <Trans>Time not known</Trans>;
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
  if (!summary) return <OthersOnly session={session} />;
  return (
    <>
      {summary.matches === 1 ? <OneMatch session={session} /> : <Several session={session} />}
      {others > 0 && (
        <>
          <SentenceGap />
          <Plural value={others} one="And a match of another mode." other="And # matches of other modes." />
        </>
      )}
    </>
  );
}

interface CaseProps {
  readonly session: PlayedSession;
}

/** The texts and stats of a recap. */
function useRecap({ matches, start, end, summary, best }: PlayedSession) {
  const format = useFormat();
  const { game, locale } = useSite();
  return {
    count: matches.length,
    length: format.length((end - start) / 1000),
    damage: format.number(summary?.averageDamage),
    place: best?.own.teamRank ?? 0,
    kills: best?.own.kills ?? 0,
    map: best ? readMap(game, best.match.mapName).name[locale] : '',
  };
}

function OthersOnly({ session }: CaseProps) {
  const { count, length } = useRecap(session);
  return (
    <Trans>
      <Plural value={count} one="A match of another mode" other="# matches of other modes" /> in {length}.
    </Trans>
  );
}

function OneMatch({ session }: CaseProps) {
  const { length, place, map, kills, damage } = useRecap(session);
  return (
    <Trans>
      <b>1 match in {length}:</b> #{place} on {map} with <Plural value={kills} one="# kill" other="# kills" />{' '}
      and {damage} damage.
    </Trans>
  );
}

function Several({ session }: CaseProps) {
  const { length, place, map, kills, damage } = useRecap(session);
  const { matches = 0, wins = 0, top10s = 0 } = session.summary ?? {};
  return (
    <Trans>
      <b>
        <Plural value={matches} one="# match" other="# matches" /> in {length}:
      </b>{' '}
      <Plural value={wins} _0="no win" one="# win" other="# wins" />,{' '}
      <Plural value={top10s} _0="no top 10" one="# top 10" other="# top 10s" />, {damage} damage on average.
      Best: #{place} on {map} with <Plural value={kills} one="# kill" other="# kills" />.
    </Trans>
  );
}

/** Explains the bars of the list. */
export function ListKey(list: MatchList) {
  const { t } = useLingui();
  const format = useFormat();
  const most = findMostDamage(list);
  const damage = format.number(most);
  return (
    <Row as="ul" gap={4} isWrapped tone="muted" size="t12" className={styles.key} aria-label={t`Key`}>
      {!isFiltered(list.position) && (
        <>
          <li>
            <Trans>taller bar: better place</Trans>
          </li>
          <ResultKey />
        </>
      )}
      {most > 0 && (
        <Row as="li">
          <Bar share={0.6} className={styles.keyBar} />
          <Trans>damage: the longest bar is {damage}</Trans>
        </Row>
      )}
    </Row>
  );
}
