import { useEffect } from 'react';
import { AreaAwaited } from './area-awaited.tsx';

/** By this a browser knows that the server has drawn an empty place. */
export const awaitedMark = 'data-awaited';

/** The place of an area that only a browser draws, on the server and until the browser has taken the page over. */
export function AwaitedPlace({ onDrawn }: { readonly onDrawn?: () => void }) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <div {...{ [awaitedMark]: '' }}>
      <AreaAwaited />
    </div>
  );
}
