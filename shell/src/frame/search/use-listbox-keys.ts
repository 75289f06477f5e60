import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

interface Listbox {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly count: number;
  readonly onPick: (index: number) => void;
  readonly onClose: () => void;
}

/**
 * Handles the keys of a combobox as WAI-ARIA describes for list autocomplete with manual selection: the focus stays in
 * the input. Returns the index of the active option, or -1.
 */
export function useListboxKeys({ input, listId, count, onPick, onClose }: Listbox): number {
  const [index, setActive] = useState(-1);
  const active = index < count ? index : -1;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || count === 0) return;
    const act = new Map([
      ['ArrowDown', () => setActive(active + 1 < count ? active + 1 : -1)],
      ['ArrowUp', () => setActive(active >= 0 ? active - 1 : count - 1)],
      ['Escape', onClose],
      ...(active >= 0 ? ([['Enter', () => onPick(active)]] as const) : []),
    ]).get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const field = input.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    field?.addEventListener('keydown', listen);
    return () => field?.removeEventListener('keydown', listen);
  }, [input]);

  // In the moment when the options appear or change, for screen readers and for a key right after it.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    field.ariaExpanded = String(count > 0);
    field.setAttribute('aria-controls', listId);
    if (active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else field.removeAttribute('aria-activedescendant');
    return () => {
      field.ariaExpanded = 'false';
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [input, listId, active, count]);

  return active;
}
