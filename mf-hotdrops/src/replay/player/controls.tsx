import type { Tracks } from '@hotdrop/shared-domain/tracks';
import { CheckIcon } from '@hotdrop/shared-ui/icons';
import { Select } from '@hotdrop/shared-ui/select';
import { useFormat } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TeamFight } from '../story/fights.ts';
import styles from './controls.module.css';
import { type Sign, SignIcon } from './icons.tsx';
import { fightAfter, fightBefore, jump } from './press-key.ts';
import { type ClockState, type ReplayClock, speeds } from './replay-clock.ts';
import { Timeline } from './timeline.tsx';

interface ControlsProps {
  readonly clock: ReplayClock;
  readonly state: ClockState;
  readonly tracks: Tracks;
  readonly fights: readonly TeamFight[];
  /** Players of the followed team. */
  readonly members: readonly number[];
  /** Null: the map does not move with a player. */
  readonly followed: number | null;
  readonly alive: number;
  /** The address of the moment. */
  readonly address: string;
  readonly onFollow: (player: number | null) => void;
}

/** Time, speed, jumps, whom to follow, and the link to the moment. */
export function Controls(props: ControlsProps) {
  const { clock, state, tracks, fights, members, followed, alive, address, onFollow } = props;
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
      <Timeline {...{ clock, at, tracks, fights, members }} label={t`${now} of ${all}, ${alive} alive`} />
      <div className={styles.buttons}>
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
        <p className={styles.time}>
          <b>{now}</b> / {all}
        </p>
        <div className={styles.choices}>
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
            value={followed === null ? 'free' : String(followed)}
            onChange={(value) => onFollow(value === 'free' ? null : Number(value))}
          />
          <CopyMoment address={address} />
        </div>
      </div>
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
