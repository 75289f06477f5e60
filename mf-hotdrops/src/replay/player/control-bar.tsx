import { classNames } from '@hotdrop/shared-ui/class-names';
import { Grid, Row } from '@hotdrop/shared-ui/primitives';
import { SegmentedControl } from '@hotdrop/shared-ui/select';
import { Bubble, type usePopover } from '@hotdrop/shared-ui/tooltip';
import { Trans, useLingui } from '@lingui/react/macro';
import frame from '../replay.module.css';
import styles from './control-bar.module.css';
import { type Sign, SignIcon } from './icons.tsx';
import type { KeyActions } from './keys.ts';
import { type ClockState, type ReplayClock, speeds } from './replay-clock.ts';

interface ControlBarProps {
  readonly clock: ReplayClock;
  readonly state: ClockState;
  readonly actions: Pick<KeyActions, 'toggle' | 'goToFight' | 'fillScreen'>;
  readonly keys: ReturnType<typeof usePopover>;
  /** The timeline. */
  readonly children: React.ReactNode;
}

/** The controls below the map, always in the window: jumps, the time, speed, and full screen. */
export function ControlBar({ clock, state, actions, keys, children }: ControlBarProps) {
  const { t } = useLingui();
  const { isPlaying, speed } = state;
  const button = (sign: Sign, key: string, label: string, press: () => void, className?: string) => (
    <button
      type="button"
      onClick={press}
      aria-label={label}
      title={`${label} (${key})`}
      className={classNames(styles.button, className)}
    >
      <SignIcon sign={sign} />
    </button>
  );
  return (
    <div className={classNames(frame.bar, styles.bar)}>
      <Row gap={1} flex="none">
        {button('previous', ',', t`Previous fight`, () => actions.goToFight(-1))}
        {button(
          isPlaying ? 'pause' : 'play',
          'K',
          isPlaying ? t`Pause` : t`Play`,
          actions.toggle,
          styles.play,
        )}
        {button('next', '.', t`Next fight`, () => actions.goToFight(1))}
      </Row>
      <Row gap={3} className={styles.time}>
        {children}
      </Row>
      <Row gap={1} flex="none" className={styles.speed}>
        <SegmentedControl
          label={t`Speed`}
          options={speeds.map((one) => ({ value: String(one), label: `${one}×` }))}
          value={String(speed)}
          onChange={(value) => clock.setSpeed(speeds.find((one) => String(one) === value) ?? speed)}
        />
        <button
          {...keys.button}
          type="button"
          aria-label={t`Keys`}
          className={classNames(styles.button, styles.keys)}
        >
          ?
        </button>
        <Bubble {...keys.body} role="tooltip">
          <KeyList />
        </Bubble>
        {document.fullscreenEnabled && button('full', 'F', t`Full screen`, actions.fillScreen)}
      </Row>
    </div>
  );
}

function KeyList() {
  const { t } = useLingui();
  const lines = [
    [t`Space, K`, <Trans key="">play, pause</Trans>],
    ['← →', <Trans key="">5 seconds</Trans>],
    ['J L', <Trans key="">10 seconds</Trans>],
    [', .', <Trans key="">previous fight, next fight</Trans>],
    ['1 2 3', <Trans key="">moment</Trans>],
    ['< >', <Trans key="">speed</Trans>],
    ['+ −', <Trans key="">zoom</Trans>],
    ['W A S D', <Trans key="">move the map</Trans>],
    ['M', <Trans key="">whole map</Trans>],
    ['N', <Trans key="">next player</Trans>],
    ['F', <Trans key="">full screen</Trans>],
  ] as const;
  return (
    <Grid as="span" columns="auto 1fr" gap={2}>
      {lines.map(([keys, does]) => (
        <span key={keys} className={styles.line}>
          <kbd>{keys}</kbd>
          <span>{does}</span>
        </span>
      ))}
    </Grid>
  );
}
