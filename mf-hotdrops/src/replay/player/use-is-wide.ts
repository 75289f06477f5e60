import { type RefObject, useLayoutEffect, useState } from 'react';

/** From this many px on, lists are beside the stage. The styles have the same number. */
const wide = 900;

/** Whether an element, which can be a part of another page, has room for lists beside the stage. */
export function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWide(current.getBoundingClientRect().width >= wide);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    return () => resized.disconnect();
  }, [element]);
  return isWide;
}
