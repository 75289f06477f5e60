import { readMap, type Season } from '@hotdrop/shared-domain/game';
import { dayLength, formatDate, inUtc, parseWeek } from '@hotdrop/shared-domain/text';
import { type Answer, apiOf, type PlayedSession, type PlayedWeek } from '@hotdrop/shared-domain/wire';
import { ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { Grid, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useNow, useSite, useTimes } from '@hotdrop/shared-ui/site';
import { SkeletonLines } from '@hotdrop/shared-ui/states';
import { usePendingZone } from '@hotdrop/shared-ui/time';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import { DataPanel, usePanelPlayer } from '../overview/data-panel.tsx';
import { findLastWeek, type PanelData, panelKey } from '../overview/overview.loader.ts';
import styles from '../overview/overview.module.css';
import { isWeekVisited } from '../week-data/visited-weeks.ts';
import { findMainMode } from '../week-data/week-data.ts';

interface RecapPanelProps {
  readonly season: Season;
  readonly loaded: PanelData<Answer<'listSessions'>>;
}

/** The last session in words. Shows nothing if there is none. */
export function RecapPanel({ season, loaded }: RecapPanelProps) {
  const api = apiOf(useSite());
  const player = usePanelPlayer();
  return (
    <DataPanel
      title={<Trans>Last session</Trans>}
      loaded={loaded}
      panelKey={panelKey(player)}
      load={(signal) => api.listSessions(player, { signal })}
      skeleton={<SkeletonLines count={1} height={5} />}
    >
      {({ sessions: [last] }) => last && <LastSession season={season} session={last} />}
    </DataPanel>
  );
}

interface LastSessionProps {
  readonly season: Season;
  readonly session: PlayedSession;
}

function LastSession({ season, session }: LastSessionProps) {
  const links = useLinks(linkPatterns);
  const { shard, name } = useAddress();
  const times = useTimes();
  const start = times.dayTime(session.start);
  const end = times.time(session.end) + times.zone;
  const pending = usePendingZone();
  return (
    <Recap
      to={links.matches({ shard, name, season: season.id })}
      kicker={
        <Trans>
          Last session
          <span className={pending}>
            {' '}
            · {start} to {end}
          </span>
        </Trans>
      }
    >
      <SessionRecap {...session} />
    </Recap>
  );
}

interface RecapProps {
  readonly to: string;
  /** What and when, above the words. */
  readonly kicker: React.ReactNode;
  readonly children: React.ReactNode;
}

const Recap = ({ to, kicker, children }: RecapProps) => (
  <Grid
    as={Link}
    to={to}
    columns="minmax(0, 1fr) auto"
    gap={1}
    align="center"
    padding={[3, 4]}
    surface="panel"
    tone="muted"
    isTarget
    className={styles.recap}
  >
    <Text as="p" size="t12">
      {kicker}
    </Text>
    <Text as="p" wrap="pretty">
      {children}
    </Text>
    <ChevronRightIcon />
  </Grid>
);

/** The last week in words, until the visitor has opened it. Shows nothing if it has no match. */
export function WeekRecap({ loaded }: { readonly loaded: PanelData<Answer<'getWeek'>> }) {
  const api = apiOf(useSite());
  const player = usePanelPlayer();
  const [week] = useState(findLastWeek(useNow()));
  const [isVisited, setIsVisited] = useState(false);
  const { accountId } = player;
  useEffect(() => setIsVisited(isWeekVisited(accountId, week)), [accountId, week]);
  if (isVisited) return null;
  return (
    <DataPanel
      title={<Trans>Last week</Trans>}
      loaded={loaded}
      panelKey={panelKey({ ...player, week })}
      load={(signal) => api.getWeek({ ...player, week }, { signal })}
      skeleton={<SkeletonLines count={1} height={5} />}
    >
      {(played) => played.stats && <Week played={played} />}
    </DataPanel>
  );
}

function Week({ played }: { readonly played: PlayedWeek }) {
  const { locale } = useSite();
  const links = useLinks(linkPatterns);
  const { shard, name } = useAddress();
  const week = parseWeek(played.week);
  if (!week) return null;
  const { number, start, end } = week;
  // Visitors know the year of last week.
  const [from, to] = [start, end - dayLength].map((time) => formatDate(time, 'day', locale, inUtc));
  return (
    <Recap
      to={links.week({ shard, name, week: played.week })}
      kicker={
        <Trans>
          Week {number} · {from} to {to}
        </Trans>
      }
    >
      <SessionRecap {...toRecap(played)} />
    </Recap>
  );
}

/** A week has the sentences of a session, with the points of the main mode. */
function toRecap(played: PlayedWeek) {
  const { stats, bestMatch, sessions } = played;
  const points = findMainMode(played)?.points ?? null;
  return {
    matches: stats?.matches ?? 0,
    others: sessions.reduce((sum, { others }) => sum + others, 0),
    wins: stats?.wins ?? 0,
    top10s: stats?.top10s ?? 0,
    best: bestMatch,
    points: points && points.to - points.from,
  };
}

/** The stats of a session or a week that the sentences name. */
type RecapStats = Pick<PlayedSession, 'matches' | 'others' | 'wins' | 'top10s' | 'best' | 'points'>;

/**
 * A session in one or two sentences. Each case is one message, so that each language has its own order of words. Points
 * are named only if they are known.
 */
function SessionRecap(session: RecapStats) {
  if (session.matches === 0) return <OthersOnly {...session} />;
  return session.matches === 1 ? <OneMatch {...session} /> : <Matches {...session} />;
}

/** Formats the values that the sentences name. */
function useWords({ best, points }: RecapStats) {
  const { game, locale } = useSite();
  const format = useFormat();
  return {
    place: format.number(best?.teamRank),
    teams: format.number(best?.teamTotal),
    map: best ? readMap(game, best.mapName).name[locale] : '',
    bestKills: best?.kills ?? 0,
    change: format.number(points === null ? null : Math.abs(points)),
  };
}

function Matches(session: RecapStats) {
  const { matches, wins, top10s, points } = session;
  const { place, map, bestKills, change } = useWords(session);
  if (points === null || points === 0) {
    return (
      <Trans>
        <b>
          <Plural value={wins} _0="No win" one="# win" other="# wins" /> and{' '}
          <Plural value={top10s} _0="no top 10" one="# top 10" other="# top 10s" /> in {matches} matches.
        </b>{' '}
        Best: #{place} on {map} with <Plural value={bestKills} one="# kill" other="# kills" />.
      </Trans>
    );
  }
  return points > 0 ? (
    <Trans>
      <b>
        <Plural value={wins} _0="No win" one="# win" other="# wins" /> and{' '}
        <Plural value={top10s} _0="no top 10" one="# top 10" other="# top 10s" /> in {matches} matches,{' '}
        {change} points won.
      </b>{' '}
      Best: #{place} on {map} with <Plural value={bestKills} one="# kill" other="# kills" />.
    </Trans>
  ) : (
    <Trans>
      <b>
        <Plural value={wins} _0="No win" one="# win" other="# wins" /> and{' '}
        <Plural value={top10s} _0="no top 10" one="# top 10" other="# top 10s" /> in {matches} matches,{' '}
        {change} points lost.
      </b>{' '}
      Best: #{place} on {map} with <Plural value={bestKills} one="# kill" other="# kills" />.
    </Trans>
  );
}

function OneMatch(session: RecapStats) {
  const { place, teams, map, bestKills, change } = useWords(session);
  const { points } = session;
  if (points === null || points === 0) {
    return (
      <Trans>
        <b>
          #{place} of {teams} on {map}
        </b>{' '}
        with <Plural value={bestKills} one="# kill" other="# kills" />.
      </Trans>
    );
  }
  return points > 0 ? (
    <Trans>
      <b>
        #{place} of {teams} on {map}, {change} points won,
      </b>{' '}
      with <Plural value={bestKills} one="# kill" other="# kills" />.
    </Trans>
  ) : (
    <Trans>
      <b>
        #{place} of {teams} on {map}, {change} points lost,
      </b>{' '}
      with <Plural value={bestKills} one="# kill" other="# kills" />.
    </Trans>
  );
}

const OthersOnly = ({ others }: RecapStats) => (
  <Trans>
    <b>Only other modes:</b> <Plural value={others} one="# match" other="# matches" /> that do not count.
  </Trans>
);
