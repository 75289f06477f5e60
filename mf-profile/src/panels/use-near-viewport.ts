import { type RefObject, useEffect, useState } from 'react';

/** How far below the window a panel begins to load, as a share of the window's height. */
const margin = '100%';

/** Whether an element was ever less than one window away from the viewport. Stays true, so that data stays loaded. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return;
    // Tests have no observer: everything is near.
    if (typeof IntersectionObserver === 'undefined') return setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        // An element without a box, such as an empty recap, would never come near.
        const isReached = entries.some(
          ({ isIntersecting, target }) => isIntersecting || target.getClientRects().length === 0,
        );
        if (isReached) setIsNear(true);
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
