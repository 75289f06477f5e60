import type { AreaWatchEffect, AreaWatchState } from './area-watch-state.ts';
import type { AreaHostOptions } from './types.ts';

/** The settings of the host, and the time at which an event arrives. */
export interface AreaWatchContext
  extends Required<Pick<AreaHostOptions, 'keep' | 'retry' | 'dropped' | 'unhealthyThreshold'>> {
  readonly now: number;
}

export interface Transition {
  readonly state: AreaWatchState;
  readonly effects: readonly AreaWatchEffect[];
}

export const changeTo = (state: AreaWatchState): Transition => ({ state, effects: [] });

/** Adds a second transition, which starts from the state that the first one ends in. */
export function chain(first: Transition, next: (state: AreaWatchState) => Transition): Transition {
  const second = next(first.state);
  return { state: second.state, effects: [...first.effects, ...second.effects] };
}
