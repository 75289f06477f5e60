import type { DateLook } from '@hotdrop/shared-ui/site';

const day = 86_400_000;

/** Returns the look of a step's time: the hour at which a step of days begins says nothing. */
export const lookOfStep = (step: number | undefined): DateLook =>
  step !== undefined && step >= day ? 'day' : 'dayTime';
