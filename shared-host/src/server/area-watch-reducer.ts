import type { AreaWatchEvent, AreaWatchState } from './area-watch-state.ts';
import {
  acceptPointer,
  endRound,
  keepPointer,
  leaveActivation,
  leaveUnloadStep,
  startRound,
} from './round-transitions.ts';
import { type AreaWatchContext, chain, changeTo, type Transition } from './transition.ts';
import {
  addActivated,
  countUse,
  finishUnload,
  recordOutcome,
  rejectVersion,
  requestVersion,
  stopVersion,
} from './version-transitions.ts';

/** Decides what one area does next. A failure never takes away the versions that visitors have. */
export function reduceAreaWatch(
  state: AreaWatchState,
  event: AreaWatchEvent,
  context: AreaWatchContext,
): Transition {
  switch (event.type) {
    case 'round-started':
      return startRound(state);
    case 'pointer-read':
      return acceptPointer(state, event.pointer, context);
    case 'pointer-unreadable':
      return keepPointer(state, event.error, context);
    case 'version-requested':
      return requestVersion(state, event.version, context.now);
    case 'manifest-read':
      return changeTo({
        ...state,
        manifests: new Map(state.manifests).set(event.manifest.version, event.manifest),
      });
    case 'version-activated':
      return chain(addActivated(state, event.loaded), (next) =>
        leaveActivation(next, event.loaded.version, context),
      );
    case 'activation-failed':
      return chain(rejectVersion(state, event.version, event.error, context), (next) =>
        leaveActivation(next, event.version, context),
      );
    case 'version-stopped':
      return stopVersion(state, event.version, event.reason, context);
    case 'version-held':
      return countUse(state, event.version, 1);
    case 'version-released':
      return countUse(state, event.version, -1);
    case 'page-rendered':
      return recordOutcome(state, event.version, event.isHealthy, context);
    case 'version-unloaded':
      return chain(finishUnload(state, event.version), leaveUnloadStep);
    case 'leftovers-removed':
    case 'effect-failed':
      return endRound(state);
  }
}
