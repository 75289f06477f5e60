import { readMap } from '@hotdrop/shared-domain/game';
import type { PlayedSession } from '@hotdrop/shared-domain/wire';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';

/** The figures of a session or a week that the sentences name. */
type RecapFigures = Pick<PlayedSession, 'matches' | 'others' | 'wins' | 'top10s' | 'best' | 'points'>;

/**
 * A session in one or two sentences. Each case is one message, so that each language has its own order of words. Points
 * are named only if they are known.
 */
export function SessionRecap(session: RecapFigures) {
  if (session.matches === 0) return <Training {...session} />;
  return session.matches === 1 ? <OneMatch {...session} /> : <Matches {...session} />;
}

/** Formats the values that the sentences name. */
function useWords({ best, points }: RecapFigures) {
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

function Matches(session: RecapFigures) {
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

function OneMatch(session: RecapFigures) {
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

const Training = ({ others }: RecapFigures) => (
  <Trans>
    <b>Only training:</b> <Plural value={others} one="# match" other="# matches" /> without places.
  </Trans>
);
