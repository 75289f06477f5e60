import { OverviewBones } from '../overview-bones.tsx';
import { useLoadAgain } from '../use-load-again.ts';

/** Figures that the server did not wait for. */
export function LateOverview() {
  useLoadAgain();
  return <OverviewBones />;
}
