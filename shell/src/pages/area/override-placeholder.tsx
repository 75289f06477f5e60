import { useEffect } from 'react';
import { AreaSkeleton } from './area-skeleton.tsx';

/** By this a browser knows that the server has drawn an empty place. */
export const overridePlaceholderMark = 'data-awaited';

/** The place of an area that only a browser draws, on the server and until the browser has taken the page over. */
export function OverridePlaceholder({ onDrawn }: { readonly onDrawn?: () => void }) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <div {...{ [overridePlaceholderMark]: '' }}>
      <AreaSkeleton />
    </div>
  );
}
