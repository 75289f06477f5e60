import { useEffect } from 'react';

/** The list is a sheet in narrower windows. */
const minWidthOfList = 728;

/** The browser closes an open list on a tap outside. Over a sheet, that tap must not also use the page under it. */
export function useClosingTap(listId: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (window.innerWidth >= minWidthOfList || !(target instanceof Element)) return;
      // The browser handles a tap on the button itself.
      const isInside = document.getElementById(listId)?.contains(target);
      if (!isInside && !target.closest(`[popovertarget="${listId}"]`)) ignoreClick();
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => window.removeEventListener('pointerdown', onPointerDown, true);
  }, [listId, isOpen]);
}

/** A tap that becomes a scroll ends without a click: the next tap counts again. */
const ends = ['click', 'pointercancel', 'pointerdown'] as const;

/** Ignores the click of the current tap, which comes after the list has closed. */
function ignoreClick() {
  const onEnd = (event: Event) => {
    for (const type of ends) window.removeEventListener(type, onEnd, true);
    if (event.type !== 'click') return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ends) window.addEventListener(type, onEnd, true);
}
