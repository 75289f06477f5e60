import { durations } from '@hotdrop/shared-domain/rules';
import { useEffect, useState } from 'react';

/** `short`: too short to notice. */
export type WaitStage = 'short' | 'long' | 'slow' | 'failed';

const stages = [
  ['long', durations.skeletonDelay],
  ['slow', durations.slowWait],
  ['failed', durations.failedWait],
] as const;

/** Returns how long the visitor has waited. The stages start again for another object; null: nothing to wait for. */
export function useWaitStage(awaited: object | null): WaitStage {
  const [stage, setStage] = useState<WaitStage>('short');
  useEffect(() => {
    if (awaited === null) return setStage('short');
    // A retry keeps the skeleton.
    setStage((shown) => (shown === 'short' ? 'short' : 'long'));
    const timers = stages.map(([next, delay]) => setTimeout(() => setStage(next), delay));
    return () => timers.forEach(clearTimeout);
  }, [awaited]);
  return awaited === null ? 'short' : stage;
}
