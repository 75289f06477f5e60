import { LoadAgain } from '../load-again.tsx';
import { OverviewBones } from '../overview-bones.tsx';

/** Figures that the server did not wait for. */
export const LateOverview = () => (
  <>
    <LoadAgain />
    <OverviewBones />
  </>
);
