import type { Context } from './context.ts';

/** The age of a stored time in ms. It is absolute, so that a clock that was set forward and back keeps nothing fresh. */
export const ageOf = ({ now }: Pick<Context, 'now'>, time: Date): number =>
  Math.abs(now().getTime() - time.getTime());
