import { OverviewSkeleton } from '../loading/overview-skeleton.tsx';
import { LoadAgain } from '../loading/revalidate-on-mount.tsx';

/** Figures that the server did not wait for. */
export const LateOverview = () => (
  <>
    <LoadAgain />
    <OverviewSkeleton />
  </>
);
