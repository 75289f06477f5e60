import { useEffect } from 'react';
import { AreaSkeleton } from './area-skeleton.tsx';

/** Attribute that tells the browser that the server rendered the placeholder. */
export const overridePlaceholderMark = 'data-awaited';

/** Skeleton for an overridden area, which only the browser renders. Shown by the server and until hydration. */
export function OverridePlaceholder({ onHydrated }: { readonly onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <div {...{ [overridePlaceholderMark]: '' }}>
      <AreaSkeleton />
    </div>
  );
}
