import type { Site } from '@hotdrop/shared-domain/contract';
import { durations } from '@hotdrop/shared-domain/rules';

export interface LoaderTimeout {
  readonly signal: AbortSignal;
  /** Whether the time ran out, and not the visitor who left. */
  readonly isOver: () => boolean;
}

/** How long a loader waits: on the server so many milliseconds, in the browser until the visitor leaves. */
export function loaderTimeout(
  { side }: Site,
  request: Request,
  milliseconds: number = durations.loaderTimeout,
): LoaderTimeout {
  if (side === 'browser') return { signal: request.signal, isOver: () => false };
  const deadline = AbortSignal.timeout(milliseconds);
  return {
    signal: AbortSignal.any([request.signal, deadline]),
    isOver: () => deadline.aborted && !request.signal.aborted,
  };
}
