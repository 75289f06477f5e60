import type { Tracks } from '@hotdrop/shared-domain/tracks';
import { CheckIcon } from '@hotdrop/shared-ui/icons';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { Select } from '@hotdrop/shared-ui/select';
import { useFormat } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { memo, useMemo, useState } from 'react';
import type { TeamFight } from '../story.ts';
import { type Sign, SignIcon } from './icons.tsx';
import type { ShownReplay } from './lists.tsx';
import styles from './player.module.css';
import { type ClockState, type ReplayClock, speeds } from './replay-clock.ts';

interface ControlsProps {
  readonly clock: ReplayClock;
  readonly state: ClockState;
  readonly replay: ShownReplay;
  /** Whether the map moves with the followed player. */
  readonly isFollowing: boolean;
  readonly alive: number;
  /** The address of the moment. */
  readonly address: string;
}

/** Time, speed, jumps, whom to follow, and the link to the moment. */
export function Controls(props: ControlsProps) {
  const { clock, state, replay, isFollowing, alive, address } = props;
  const { fights, members, followed, follow } = replay;
  const { tracks } = replay.model;
  const { t } = useLingui();
  const format = useFormat();
  const { at, isPlaying, speed } = state;
  const [now, all] = [format.clock(at), format.clock(tracks.end)];
  const match = { fights, end: tracks.end };
  const sign = (icon: Sign, label: string, press: () => void, className?: string) => (
    <button type="button" onClick={press} aria-label={label} className={className}>
      <SignIcon sign={icon} />
    </button>
  );
  return (
    <div className={styles.controls}>
      <Timeline
        clock={clock}
        at={at}
        tracks={tracks}
        fights={fights}
        members={members}
        label={t`${now} of ${all}, ${alive} alive`}
      />
      <Row isWrapped className={styles.buttons}>
        {sign('previous', t`Previous fight`, () => clock.seek(fightBefore(fights, at)), styles.fight)}
        {sign('back', t`10 seconds back`, () => clock.seek(at - jump))}
        {sign(
          isPlaying ? 'pause' : 'play',
          isPlaying ? t`Pause` : t`Play`,
          () => clock.toggle(),
          styles.play,
        )}
        {sign('forward', t`10 seconds on`, () => clock.seek(at + jump))}
        {sign('next', t`Next fight`, () => clock.seek(fightAfter(match, at)), styles.fight)}
        <Text as="p" tone="muted" wrap="none" className={styles.time}>
          <b>{now}</b> / {all}
        </Text>
        <Row className={styles.choices}>
          <Select
            label={t`Speed`}
            options={speeds.map((one) => ({ value: String(one), label: `×${one}` }))}
            value={String(speed)}
            onChange={(value) => clock.setSpeed(speeds.find((one) => String(one) === value) ?? speed)}
          />
          <Select
            label={t`Follow`}
            options={[
              ...members.map((one) => ({ value: String(one), label: tracks.players[one]?.name ?? '' })),
              { value: 'free', label: t`No one` },
            ]}
            value={followed === null || !isFollowing ? 'free' : String(followed)}
            onChange={(value) => follow(value === 'free' ? null : Number(value))}
          />
          <CopyMoment address={address} />
        </Row>
      </Row>
    </div>
  );
}

/** If the browser forbids it, visitors can pause and copy the address from the address bar. */
function CopyMoment({ address }: { readonly address: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === address;
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(address),
      () => setCopied(null),
    );
  return (
    <button
      type="button"
      onClick={() => void copy()}
      aria-label={isCopied ? t`Link copied` : t`Copy link to this moment`}
    >
      {isCopied ? <CheckIcon /> : <SignIcon sign="link" />}
    </button>
  );
}

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
function Timeline({ clock, at, tracks, fights, members, label }: TimelineProps) {
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
      <Text
        as="output"
        size="t12"
        className={styles.flag}
        style={{ insetInlineStart: `clamp(1.25rem, ${share * 100}%, calc(100% - 1.25rem))` }}
        aria-hidden="true"
      >
        {format.clock(at)}
      </Text>
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
            className={styles.timelineFight}
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
    <Text as="p" size="t12" tone="muted" className={styles.phases} aria-hidden="true">
      {shown.map(({ at, phase }) => (
        <span key={phase} style={{ insetInlineStart: `${(at / Math.max(1, end)) * 100}%` }}>
          {phase}
        </span>
      ))}
    </Text>
  );
}

interface Match {
  /** Of the followed team. */
  readonly fights: readonly Pick<TeamFight, 'at'>[];
  readonly end: number;
}

/** Seconds of a jump. */
const jump = 10;

/** The start of the fight before a second, or the start of the match. */
const fightBefore = (fights: Match['fights'], at: number): number =>
  fights.findLast((fight) => fight.at < at - 2)?.at ?? 0;

/** The start of the fight after a second, or the end of the match. */
const fightAfter = ({ fights, end }: Match, at: number): number =>
  fights.find((fight) => fight.at > at + 1)?.at ?? end;

/** Does what a key means for the time of a replay. Returns whether it means anything. */
export function pressKey(clock: ReplayClock, key: string, match: Match): boolean {
  const { at } = clock;
  const { speed } = clock.getSnapshot();
  const place = speeds.indexOf(speed);
  switch (key) {
    case ' ':
      clock.toggle();
      return true;
    case 'ArrowLeft':
      clock.seek(at - jump);
      return true;
    case 'ArrowRight':
      clock.seek(at + jump);
      return true;
    case 'ArrowUp':
      clock.setSpeed(speeds[place + 1] ?? speed);
      return true;
    case 'ArrowDown':
      clock.setSpeed(speeds[place - 1] ?? speed);
      return true;
    case ',':
    case 'PageUp':
      clock.seek(fightBefore(match.fights, at));
      return true;
    case '.':
    case 'PageDown':
      clock.seek(fightAfter(match, at));
      return true;
    default:
      return false;
  }
}
