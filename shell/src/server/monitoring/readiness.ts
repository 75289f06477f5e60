import type { HostState } from '@hotdrop/shared-host/server';

type Started = Pick<HostState['areas'][number], 'status' | 'stable' | 'failures' | 'problem'>;

/** Whether the first activation of an area has ended, well or badly. */
const hasBeenTried = ({ stable, failures, problem }: Started): boolean =>
  stable !== undefined || failures.length > 0 || problem !== undefined;

/**
 * Tells a load balancer whether this server may get visitors. A server that starts, or whose store returns, gets them
 * once each area was tried: the pages of the others would be 503. Later on, one area that works is enough, because a new
 * area must not take all servers away.
 */
export function createReadiness(): (areas: readonly Started[]) => boolean {
  let hasStarted = false;
  return (areas) => {
    const isServing = areas.some(({ status }) => status === 'ready');
    hasStarted ||= isServing && areas.every(hasBeenTried);
    return hasStarted && isServing;
  };
}
