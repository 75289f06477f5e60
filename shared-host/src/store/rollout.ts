import { AreaStoreError } from './errors.ts';
import {
  type MoveOrigin,
  move,
  promoteCanary,
  type ReleasePointer,
  type Rollout,
  releaseCanary,
} from './release-pointer.ts';

/** The usual shares in percent. Each gets about five times the data of the one before. */
const rolloutSteps: readonly number[] = [1, 5, 25, 50, 100];

/** The usual least time of a step, in minutes: caches of a new version need some. */
export const rolloutMinutes = 20;

interface RolloutOptions {
  readonly minutes?: number | undefined;
  /** Who starts it. */
  readonly origin?: MoveOrigin;
}

type RunningPointer = ReleasePointer & {
  readonly rollout: Rollout;
  readonly canary: NonNullable<ReleasePointer['canary']>;
};

/** Whether a rollout runs or is held. A canary that an older tool has moved is no rollout any longer. */
export const isRollingOut = (pointer: ReleasePointer): pointer is RunningPointer =>
  pointer.rollout !== undefined && pointer.rollout.version === pointer.canary?.version;

/** Returns the pointer if a rollout runs. Throws otherwise. */
function requireRollout(pointer: ReleasePointer): RunningPointer {
  if (isRollingOut(pointer)) return pointer;
  throw new AreaStoreError(
    'This area has no rollout. Start one: npm run area -- publish AREA --progressive.',
  );
}

/** Gives a version to the first share of the visitors. The shells then increase the share. */
export function startRollout(
  pointer: ReleasePointer | undefined,
  version: string,
  { minutes = rolloutMinutes, origin = {} }: RolloutOptions = {},
  now = new Date(),
): ReleasePointer {
  const [percent = 1] = rolloutSteps;
  const canary = releaseCanary(pointer, version, percent, now);
  const at = now.toISOString();
  const { by, commit } = origin;
  return withRollout(
    canary,
    {
      version,
      steps: [...rolloutSteps],
      step: 0,
      startedAt: at,
      since: at,
      minutes,
      isHeld: false,
      by,
      commit,
    },
    'start',
  );
}

/** Returns the share in percent that follows the present one. */
export const findNextShare = ({ steps, step }: Rollout): number => steps[step + 1] ?? 100;

/** Gives the version to the next share of the visitors. After the last share, it is the stable version. */
export function takeNextStep(pointer: ReleasePointer, now = new Date()): ReleasePointer {
  const running = requireRollout(pointer);
  const { rollout } = running;
  const percent = findNextShare(rollout);
  if (percent >= 100) return promoteCanary(running, now);
  const next = { ...rollout, step: rollout.step + 1, since: now.toISOString(), isHeld: false };
  return withRollout(releaseCanary(running, rollout.version, percent, now), next, 'next');
}

/** Keeps the share until an operator goes on. A version that is worse is still rolled back. */
export const holdRollout = (pointer: ReleasePointer, now = new Date()): ReleasePointer =>
  changeHold(pointer, true, now);

export const resumeRollout = (pointer: ReleasePointer, now = new Date()): ReleasePointer =>
  changeHold(pointer, false, now);

function changeHold(pointer: ReleasePointer, isHeld: boolean, now: Date): ReleasePointer {
  const { stable, canary, rollout } = requireRollout(pointer);
  if (rollout.isHeld === isHeld) {
    throw new AreaStoreError(isHeld ? 'The rollout is held already.' : 'The rollout is not held.');
  }
  const live = { stable, canary, rollout: { ...rollout, isHeld } };
  const about = { percent: canary.percent, rollout: isHeld ? ('hold' as const) : ('resume' as const) };
  return move(pointer, live, 'canary', canary.version, now, about);
}

function withRollout(pointer: ReleasePointer, rollout: Rollout, change: 'start' | 'next'): ReleasePointer {
  const history = pointer.history.map((one, index) =>
    index === pointer.history.length - 1 ? { ...one, rollout: change } : one,
  );
  return { ...pointer, rollout, history };
}
