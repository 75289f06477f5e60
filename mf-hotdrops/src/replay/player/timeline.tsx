import type { Tracks } from '@hotdrop/shared-domain/tracks';
import { useFormat } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import type { TeamFight } from '../story/fights.ts';
import { pressKey } from './press-key.ts';
import type { ReplayClock } from './replay-clock.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  readonly clock: ReplayClock;
  readonly at: number;
  readonly tracks: Tracks;
  readonly fights: readonly TeamFight[];
  /** Players of the followed team. */
  readonly members: readonly number[];
  /** The moment in words, for screen readers. */
  readonly label: string;
}

const width = 1000;
const height = 40;

/** The time of the match as a range over what happened: keys, pointers, and screen readers use it as any other. */
export function Timeline({ clock, at, tracks, fights, members, label }: TimelineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { end } = tracks;
  const share = end > 0 ? at / end : 0;
  return (
    <div className={styles.timeline}>
      <TimelineArt tracks={tracks} fights={fights} members={members} />
      <input
        type="range"
        min={0}
        max={Math.ceil(end)}
        step={1}
        value={Math.round(at)}
        aria-label={t`Time`}
        aria-valuetext={label}
        onChange={({ target }) => clock.seek(Number(target.value))}
        onKeyDown={(event) => {
          // A range moves by a second, which is too little.
          const key = { ArrowUp: 'ArrowRight', ArrowDown: 'ArrowLeft' }[event.key] ?? event.key;
          if (!pressKey(clock, key, { fights, end })) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <output
        className={styles.flag}
        style={{ insetInlineStart: `clamp(1.25rem, ${share * 100}%, calc(100% - 1.25rem))` }}
        aria-hidden="true"
      >
        {format.clock(at)}
      </output>
      <Phases tracks={tracks} />
    </div>
  );
}

type ArtProps = Pick<TimelineProps, 'tracks' | 'fights' | 'members'>;

/** Players alive, the fights of the team, deaths, and when the zone closes. */
const TimelineArt = memo(({ tracks, fights, members }: ArtProps) => {
  const { players, log, end, zones } = tracks;
  const xOf = (time: number) => Math.round((time / Math.max(1, end)) * width);
  const deaths = players.flatMap(({ diedAt }) => diedAt ?? []).toSorted((a, b) => a - b);
  const curve = deaths
    .map((time, dead) => `H${xOf(time)}V${Math.round((height * (dead + 1)) / Math.max(1, players.length))}`)
    .join('');
  const kills = log.filter(({ type }) => type === 'kill');
  const isOurs = (player: number | null) => player !== null && members.includes(player);
  const closings = zones.flatMap(({ at, blue }, index) => {
    const next = zones[index + 1];
    return next && next.blue.radius < blue.radius ? [`M${xOf(at)} 0H${xOf(next.at)}`] : [];
  });
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={styles.art}
        aria-hidden="true"
      >
        {fights.map(({ at, to }) => (
          <rect
            key={at}
            x={xOf(at)}
            width={Math.max(6, xOf(to) - xOf(at))}
            height={height}
            className={styles.fight}
          />
        ))}
        <path d={`M0 0${curve}H${width}V${height}H0z`} className={styles.curve} />
        <path
          d={toTicks(
            kills.map(({ at }) => xOf(at)),
            8,
          )}
          className={styles.death}
        />
        <path
          d={toTicks(
            kills.flatMap(({ by, at }) => (isOurs(by) ? xOf(at) : [])),
            15,
          )}
          className={styles.kill}
        />
        <path
          d={toTicks(
            kills.flatMap(({ whom, at }) => (isOurs(whom) ? xOf(at) : [])),
            15,
          )}
          className={styles.loss}
        />
      </svg>
      <svg viewBox={`0 0 ${width} 4`} preserveAspectRatio="none" className={styles.zones} aria-hidden="true">
        <path d={closings.join('')} />
      </svg>
    </>
  );
});

const toTicks = (places: readonly number[], length: number) =>
  places.map((x) => `M${x} ${height}v-${length}`).join('');

/** The numbers of the zone's phases, each where it begins to close. */
function Phases({ tracks: { phases, end } }: Pick<TimelineProps, 'tracks'>) {
  const shown = useMemo(() => {
    const room = end / 30;
    return phases.filter(({ phase, at }, index) => {
      const next = phases[index + 1];
      return phase > 0 && at < end && (!next || next.at - at > room);
    });
  }, [phases, end]);
  return (
    <p className={styles.phases} aria-hidden="true">
      {shown.map(({ at, phase }) => (
        <span key={phase} style={{ insetInlineStart: `${(at / Math.max(1, end)) * 100}%` }}>
          {phase}
        </span>
      ))}
    </p>
  );
}
