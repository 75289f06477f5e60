import { SentenceGap } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { eliminationWords } from '../elimination-words.ts';
import { countAlive, findPlayer, findZone, isKnocked, type ReplayModel } from '../moment.ts';
import type { ShownReplay } from './lists.tsx';

interface MomentWordsProps {
  readonly replay: ShownReplay;
  readonly at: number;
  readonly isPlaying: boolean;
}

/** In motion, the words change at most once in this time, without news less often, and after a jump when it is over. In milliseconds. */
const pauses = { playing: 5_000, quiet: 20_000, jump: 400 } as const;
/** An event is worth words for this many seconds. */
const eventAge = 60;

/** The moment in words, for those who hear it. In motion they follow the events of the team. */
export function MomentWords({ replay, at, isPlaying }: MomentWordsProps) {
  const { model, members, followed } = replay;
  const format = useFormat();
  const { log } = model.tracks;
  const isOurs = (player: number | null) => player !== null && members.includes(player);
  const events = log.filter(({ by, whom }) => isOurs(by) || isOurs(whom));
  const told = useToldMoment(at, isPlaying, events);
  const last = events.findLast((one) => one.at <= told && told - one.at < eventAge);
  const event = last && model.named[log.indexOf(last)];
  const words = useEliminationWords();
  const [what, details] = event ? [words.describe(event), words.details(event)] : [];
  const zone = findZone(model, told);
  const { phase } = zone ?? { phase: 0 };
  const { players: alive, teams } = countAlive(model.tracks, told);
  return (
    <span aria-live="polite">
      <b>{format.clock(told)}</b>{' '}
      {zone && zone.closesIn !== null && (
        <Before>
          <Trans>Zone {phase} is closing.</Trans>
        </Before>
      )}
      {zone && zone.closesIn === null && phase > 0 && (
        <Before>
          <Trans>Zone {phase} stands.</Trans>
        </Before>
      )}
      {what && (
        <Before>
          {details ? (
            <Trans>
              {what} ({details}).
            </Trans>
          ) : (
            <Trans>{what}.</Trans>
          )}
        </Before>
      )}
      {followed !== null && (
        <Before>
          <State model={model} player={followed} at={told} />
        </Before>
      )}
      <Trans>
        {alive} players in {teams} teams are alive.
      </Trans>
    </span>
  );
}

/** A sentence before another one. */
const Before = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <SentenceGap />
  </>
);

function State({
  model,
  player,
  at,
}: {
  readonly model: ReplayModel;
  readonly player: number;
  readonly at: number;
}) {
  const format = useFormat();
  const one = model.tracks.players[player];
  const now = one && findPlayer(one, at);
  if (!now) return null;
  const { name } = one;
  const [diedAt, health] = [format.clock(one.diedAt), now.health];
  if (now.isDead)
    return (
      <Trans>
        {name} died at {diedAt}.
      </Trans>
    );
  if (!now.isLanded) return <Trans>{name} is in the air.</Trans>;
  if (isKnocked(model, player, at)) return <Trans>{name} is knocked.</Trans>;
  return (
    <Trans>
      {name} has a health of {health}.
    </Trans>
  );
}

/** The second that the words tell. */
function useToldMoment(at: number, isPlaying: boolean, events: readonly { readonly at: number }[]): number {
  const [told, setTold] = useState(at);
  const lastTime = useRef(Number.NEGATIVE_INFINITY);
  const last = events.findLast((one) => one.at <= at)?.at ?? 0;
  const isNews = last > told || at < told;
  useEffect(() => {
    if (isPlaying) {
      const now = performance.now();
      if (now - lastTime.current < (isNews ? pauses.playing : pauses.quiet)) return;
      lastTime.current = now;
      setTold(at);
      return;
    }
    const timer = setTimeout(() => setTold(at), pauses.jump);
    return () => clearTimeout(timer);
  }, [at, isPlaying, isNews]);
  return told;
}

/** Puts knocks and kills into words. */
export function useEliminationWords() {
  const { i18n } = useLingui();
  return eliminationWords(i18n, useFormat());
}
