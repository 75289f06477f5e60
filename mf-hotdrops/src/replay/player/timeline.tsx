import type { Tracks } from '@hotdrop/shared-domain/tracks';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Text } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { TeamFight } from '../fights.ts';
import type { Moment } from '../moments.ts';
import type { ReplayClock } from './replay-clock.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  readonly clock: ReplayClock;
  readonly at: number;
  readonly tracks: Tracks;
  readonly fights: readonly TeamFight[];
  readonly moments: readonly Moment[];
  /** Players of the followed team. */
  readonly members: readonly number[];
  readonly alive: number;
}

/** The time of the match as a range over what happened: keys, pointers, and screen readers use it as any other. */
export function Timeline({ clock, at, alive, ...match }: TimelineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { end } = match.tracks;
  const [now, all] = [format.clock(at), format.clock(end)];
  return (
    <>
      <Text as="span" size="d18" className={styles.time}>
        {now}
      </Text>
      <div className={styles.timeline}>
        <TimelineArt {...match} />
        <input
          type="range"
          min={0}
          max={Math.ceil(end)}
          step={1}
          value={Math.round(at)}
          aria-label={t`Time`}
          aria-valuetext={t`${now} of ${all}, ${alive} alive`}
          onChange={({ target }) => clock.seek(Number(target.value))}
        />
      </div>
      <Text as="span" size="d18" tone="muted" className={styles.time}>
        {all}
      </Text>
    </>
  );
}

const width = 1000;
const height = 40;

type ArtProps = Omit<TimelineProps, 'clock' | 'at' | 'alive'>;

/** Players alive, the fights of the team, its kills and losses, and the numbers of the moments. */
const TimelineArt = memo(({ tracks, fights, moments, members }: ArtProps) => {
  const { players, log, end } = tracks;
  const shareOf = (time: number) => time / Math.max(1, end);
  const xOf = (time: number) => Math.round(shareOf(time) * width);
  const curve = players
    .flatMap(({ diedAt }) => diedAt ?? [])
    .toSorted((a, b) => a - b)
    .map((time, dead) => `H${xOf(time)}V${Math.round((height * (dead + 1)) / Math.max(1, players.length))}`)
    .join('');
  const isOurs = (player: number | null) => player !== null && members.includes(player);
  const ticks = (isShown: (death: (typeof log)[number]) => boolean) =>
    log
      .filter((death) => death.type === 'kill' && isShown(death))
      .map(({ at }) => `M${xOf(at)} ${height}v-15`)
      .join('');
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={styles.art}
        aria-hidden="true"
      >
        {fights.map(({ at, to, isWon }) => (
          <rect
            key={at}
            x={xOf(at)}
            width={Math.max(6, xOf(to) - xOf(at))}
            height={height}
            className={classNames(styles.fight, !isWon && styles.lost)}
          />
        ))}
        <path d={`M0 0${curve}H${width}V${height}H0z`} className={styles.curve} />
        <path d={ticks(({ by, whom }) => isOurs(by) && !isOurs(whom))} className={styles.kill} />
        <path d={ticks(({ whom }) => isOurs(whom))} className={styles.loss} />
      </svg>
      {moments.map(({ at }, index) => (
        <b
          key={at}
          className={styles.mark}
          aria-hidden="true"
          style={{ insetInlineStart: `${shareOf(at) * 100}%` }}
        >
          {index + 1}
        </b>
      ))}
    </>
  );
});
