import { SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  countAlive,
  findPlayer,
  findZone,
  isKnocked,
  type NamedElimination,
  type ReplayModel,
} from '../moment.ts';
import type { ShownReplay } from './lists.tsx';
import styles from './player.module.css';

interface MomentWordsProps {
  readonly replay: ShownReplay;
  readonly at: number;
  readonly isPlaying: boolean;
}

/** In motion, the words change at most once in this time, and after a jump when it is over. In milliseconds. */
const pauses = { playing: 5_000, jump: 400 } as const;
/** An event is worth words for this many seconds. */
const eventAge = 60;

/** The moment in words, for those who read or hear it. In motion they follow the events of the team. */
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
    <Text as="p" tone="muted" wrap="pretty" className={styles.words} aria-live="polite">
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
    </Text>
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
      if (!isNews || now - lastTime.current < pauses.playing) return;
      lastTime.current = now;
      setTold(at);
      return;
    }
    const timer = setTimeout(() => setTold(at), pauses.jump);
    return () => clearTimeout(timer);
  }, [at, isPlaying, isNews]);
  return told;
}

type Eliminated = Omit<NamedElimination, 'at'>;

/** Puts knocks and kills into words: who knocked or killed whom, and the weapon with the distance. */
export function useEliminationWords() {
  const { t } = useLingui();
  const { list, meters } = useFormat();
  return {
    describe: ({ type, by, whom }: Eliminated): string => {
      if (by === null || by === whom) return type === 'kill' ? t`${whom} died` : t`${whom} was knocked`;
      return type === 'kill' ? t`${by} killed ${whom}` : t`${by} knocked ${whom}`;
    },
    /** The log gives the zone and falls a distance of zero. */
    details: ({ weapon, by, distance }: Eliminated): string =>
      list(
        [weapon, by === null || distance === null ? null : meters(distance)].filter(
          (part) => typeof part === 'string',
        ),
      ),
  };
}
