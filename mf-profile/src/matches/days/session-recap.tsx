import { readMap } from '@hotdrop/shared-domain/game';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import type { PlayedSession } from './match-days.ts';

/** A sentence about a session. Each case is one message, because languages order the parts differently. */
export function SessionRecap({ session }: { readonly session: PlayedSession }) {
  const { summary } = session;
  const trained = session.matches.length - (summary?.matches ?? 0);
  if (!summary) return <TrainingOnly session={session} />;
  return (
    <>
      {summary.matches === 1 ? <OneMatch session={session} /> : <Several session={session} />}
      {trained > 0 && (
        <>
          <SentenceGap />
          <Plural value={trained} one="And a training round." other="And # training rounds." />
        </>
      )}
    </>
  );
}

interface CaseProps {
  readonly session: PlayedSession;
}

/** The texts and figures of a recap. */
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

function TrainingOnly({ session }: CaseProps) {
  const { count, length } = useRecap(session);
  return (
    <Trans>
      <Plural value={count} one="A training round" other="# training rounds" /> in {length}.
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
