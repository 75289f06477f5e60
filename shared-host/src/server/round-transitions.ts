import { getErrorMessage } from '../store/errors.ts';
import { listEarlierStable, type ReleasePointer } from '../store/releases/release-pointer.ts';
import {
  type AreaWatchEffect,
  type AreaWatchState,
  isReady,
  listLiveVersions,
  type VersionStep,
} from './area-watch-state.ts';
import { type AreaWatchContext, chain, changeTo, type Transition } from './transition.ts';
import { requestVersion, unloadIdle } from './version-transitions.ts';

/** Starts a round unless one is running. */
export function startRound(state: AreaWatchState): Transition {
  if (state.round) return changeTo(state);
  const revisionBefore = state.pointer?.revision;
  return {
    state: { ...state, round: { step: 'pointer', revisionBefore } },
    effects: [{ type: 'read-pointer' }],
  };
}

export function acceptPointer(
  state: AreaWatchState,
  pointer: ReleasePointer,
  context: AreaWatchContext,
): Transition {
  const { area, problem, failures, drops } = state;
  const hasMoved = pointer.revision !== state.pointer?.revision;
  const accepted: Transition = {
    // Somebody made a new decision: versions that failed before get another chance at once.
    state: {
      ...state,
      pointer,
      problem: undefined,
      failures: hasMoved ? new Map() : failures,
      drops: hasMoved ? new Map() : drops,
    },
    effects: [
      ...(problem ? [logInfo({ area }, `The release pointer of ${area} can be read again`)] : []),
      ...(hasMoved && state.pointer ? [logMove(area, pointer)] : []),
    ],
  };
  return chain(accepted, (next) => leavePointerStep(next, context));
}

/** Logs who moved the pointer, when, and from which commit. */
function logMove(area: string, { revision, stable, history }: ReleasePointer): AreaWatchEffect {
  const move = history.at(-1);
  return logInfo(
    { area, revision, stable, ...move },
    `The release pointer of ${area} moved: ${move?.action ?? 'change'} of ${move?.version ?? stable}`,
  );
}

const logInfo = (facts: object, message: string): AreaWatchEffect => ({
  type: 'log',
  level: 'info',
  facts,
  message,
});

/** Keeps the last known pointer while the store has a problem. */
export function keepPointer(state: AreaWatchState, error: unknown, context: AreaWatchContext): Transition {
  const { area } = state;
  const problem = getErrorMessage(error);
  const message = `${area} keeps its present versions: ${problem}`;
  const isKnown = problem === state.problem;
  const kept: Transition = {
    state: { ...state, problem },
    effects: isKnown ? [] : [{ type: 'log', level: 'warn', facts: { area, err: error }, message }],
  };
  return chain(kept, (next) => leavePointerStep(next, context));
}

function leavePointerStep(state: AreaWatchState, context: AreaWatchContext): Transition {
  if (state.round?.step !== 'pointer') return changeTo(state);
  return state.pointer ? enterVersionStep(state, 'stable', context) : endRound(state);
}

/** Goes on with the round if it is waiting for this version. */
export function leaveActivation(
  state: AreaWatchState,
  version: string,
  context: AreaWatchContext,
): Transition {
  const { round } = state;
  if (round?.version !== version) return changeTo(state);
  switch (round.step) {
    case 'stable':
    case 'previous':
    case 'canary':
      return leaveVersionStep(state, round.step, version, context);
    default:
      return changeTo(state);
  }
}

function enterVersionStep(state: AreaWatchState, step: VersionStep, context: AreaWatchContext): Transition {
  const version = findVersion(state, step);
  if (version === undefined) return enterNextStep(state, step, context);
  const requested = requestVersion(
    { ...state, round: { step, version, revisionBefore: state.round?.revisionBefore } },
    version,
    context.now,
  );
  return requested.state.activating.has(version)
    ? requested
    : chain(requested, (next) => leaveVersionStep(next, step, version, context));
}

/** More of them would delay the next look at the pointer when the store is slow. */
const maxEarlierVersions = 5;

function findVersion(
  { pointer, lastGood, failures, round }: AreaWatchState,
  step: VersionStep,
): string | undefined {
  if (!pointer) return undefined;
  if (step === 'stable') return pointer.stable;
  if (step === 'canary') return pointer.canary?.version;
  // After a start, and after the last good version was dropped or stopped, only an earlier version may work.
  if (lastGood !== undefined && !failures.has(lastGood)) return undefined;
  const earlier = listEarlierStable(pointer).slice(0, maxEarlierVersions);
  const tried = earlier.indexOf(round?.version ?? '');
  return earlier[tried + 1];
}

function leaveVersionStep(
  state: AreaWatchState,
  step: VersionStep,
  version: string,
  context: AreaWatchContext,
): Transition {
  if (step === 'canary') return enterNextStep(state, step, context);
  if (isReady(state, version, context.now))
    return enterNextStep({ ...state, lastGood: version }, step, context);
  return step === 'previous' ? enterVersionStep(state, step, context) : enterNextStep(state, step, context);
}

const nextSteps = { stable: 'previous', previous: 'canary', canary: 'unload' } as const;

function enterNextStep(state: AreaWatchState, step: VersionStep, context: AreaWatchContext): Transition {
  const next = nextSteps[step];
  return next === 'unload' ? enterUnloadStep(state, context) : enterVersionStep(state, next, context);
}

function enterUnloadStep(state: AreaWatchState, { keep }: AreaWatchContext): Transition {
  const round = { step: 'unload', revisionBefore: state.round?.revisionBefore } as const;
  return chain(unloadIdle({ ...state, round }, listLiveVersions(state), keep), leaveUnloadStep);
}

/** Goes on with the round when nothing is being unloaded any longer. */
export function leaveUnloadStep(state: AreaWatchState): Transition {
  const { round, pointer, unloading } = state;
  if (round?.step !== 'unload' || unloading.size > 0) return changeTo(state);
  return pointer?.revision === round.revisionBefore ? endRound(state) : removeLeftovers(state);
}

/** Removes everything that is known about versions which are neither live nor loaded, and their files. */
function removeLeftovers(state: AreaWatchState): Transition {
  const { loaded, activating, manifests, outcomes, round } = state;
  const versionsToKeep = [...loaded.keys(), ...activating];
  const remembered = new Set([...versionsToKeep, ...listLiveVersions(state)]);
  const isRemembered = ([version]: readonly [string, unknown]) => remembered.has(version);
  return {
    state: {
      ...state,
      manifests: new Map([...manifests].filter(isRemembered)),
      outcomes: new Map([...outcomes].filter(isRemembered)),
      round: round && { ...round, step: 'leftovers' },
    },
    effects: [{ type: 'remove-leftovers', versionsToKeep }],
  };
}

export const endRound = (state: AreaWatchState): Transition => changeTo({ ...state, round: undefined });
