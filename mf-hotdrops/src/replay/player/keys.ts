import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What keys do in a replay. */
export interface KeyActions {
  readonly toggle: () => void;
  /** Moves by seconds. */
  readonly jump: (seconds: number) => void;
  /** 1: the next fight. -1: the one before. */
  readonly goToFight: (step: 1 | -1) => void;
  /** 1: faster. -1: slower. */
  readonly changeSpeed: (step: 1 | -1) => void;
  readonly zoom: (steps: number) => void;
  /** Moves the map by px. */
  readonly pan: (x: number, y: number) => void;
  readonly showAll: () => void;
  readonly followNext: () => void;
  /** The first moment is 0. */
  readonly playMoment: (index: number) => void;
  readonly fillScreen: () => void;
  readonly listKeys: () => void;
}

const actions: Readonly<Record<string, (on: KeyActions) => void>> = {
  ' ': (on) => on.toggle(),
  k: (on) => on.toggle(),
  ArrowLeft: (on) => on.jump(-5),
  ArrowRight: (on) => on.jump(5),
  j: (on) => on.jump(-10),
  l: (on) => on.jump(10),
  ',': (on) => on.goToFight(-1),
  '.': (on) => on.goToFight(1),
  '<': (on) => on.changeSpeed(-1),
  '>': (on) => on.changeSpeed(1),
  '+': (on) => on.zoom(1),
  '=': (on) => on.zoom(1),
  '-': (on) => on.zoom(-1),
  w: (on) => on.pan(0, 60),
  a: (on) => on.pan(60, 0),
  s: (on) => on.pan(0, -60),
  d: (on) => on.pan(-60, 0),
  m: (on) => on.showAll(),
  n: (on) => on.followNext(),
  1: (on) => on.playMoment(0),
  2: (on) => on.playMoment(1),
  3: (on) => on.playMoment(2),
  f: (on) => on.fillScreen(),
  '?': (on) => on.listKeys(),
};

/** Elements that have keys of their own. */
const own = 'input:not([type=range]), textarea, select, dialog, [contenteditable], [role=menu]';
/** Space presses or scrolls these, and arrows choose in these. */
const pressed = 'button, a, summary, input, [role=tabpanel]';
const chosen = '[role=tablist]';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'composedPath'
>;

/** Does what a key means for a replay. Returns whether it means anything. */
export function pressKey(event: Pressed, on: KeyActions): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  // Shift makes these characters on most keyboards.
  const isModified = altKey || ctrlKey || metaKey || (shiftKey && !'<>?+'.includes(key));
  if (isModified || defaultPrevented) return false;
  const [target] = event.composedPath();
  if (
    target instanceof Element &&
    target.closest(key === ' ' ? `${own}, ${pressed}` : key.startsWith('Arrow') ? `${own}, ${chosen}` : own)
  )
    return false;
  const act = actions[key.length === 1 ? key.toLowerCase() : key];
  act?.(on);
  return act !== undefined;
}

/** Listens to the keys of the whole page, or of an element in a page of something else. */
export function useKeys(element: RefObject<HTMLElement | null>, isPage: boolean, on: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (pressKey(event, on)) event.preventDefault();
  });
  useEffect(() => {
    const target = isPage ? window : element.current;
    const listen = (event: Event) => press(event as KeyboardEvent);
    target?.addEventListener('keydown', listen);
    return () => target?.removeEventListener('keydown', listen);
  }, [element, isPage]);
}
