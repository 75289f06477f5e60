import { LoadAgain } from '../load-again.tsx';
import { OverviewSkeleton } from '../overview-skeleton.tsx';

/** Figures that the server did not wait for. */
export const LateOverview = () => (
  <>
    <LoadAgain />
    <OverviewSkeleton />
  </>
);
