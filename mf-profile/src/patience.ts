import type { Site } from '@hotdrop/shared-domain/contract';

/** A shell gives an area two seconds on the server. What is not there by then, the browser asks for itself. */
const serverPatience = 1500;

export interface Patience {
  readonly signal: AbortSignal;
  /** Whether the time ran out, and not the visitor who left. */
  readonly isOver: () => boolean;
}

/** How long a loader waits: on the server so many milliseconds, in the browser until the visitor leaves. */
export function patienceOf({ side }: Site, request: Request, milliseconds = serverPatience): Patience {
  if (side === 'browser') return { signal: request.signal, isOver: () => false };
  const deadline = AbortSignal.timeout(milliseconds);
  return {
    signal: AbortSignal.any([request.signal, deadline]),
    isOver: () => deadline.aborted && !request.signal.aborted,
  };
}
