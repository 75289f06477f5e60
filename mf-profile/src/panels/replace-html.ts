/** Time in ms after a press in which its click arrives. */
const clickDelay = 300;

const focusable = 'a, button, input, select, summary, [tabindex]';

const findAll = <T extends HTMLElement>(element: Element, selector: string): T[] => [
  ...element.querySelectorAll<T>(selector),
];

/**
 * Replaces the HTML of an element by the same content from scripts, so that a visitor who is using it notices nothing:
 * waits for the end of a press, and restores focus and open details. `replace` gets the function that restores them.
 * Returns a function that cancels the wait.
 */
export function replaceHtml(element: Element, replace: (restore: () => void) => void): () => void {
  const run = () => {
    const { activeElement } = document;
    const focused = activeElement ? [...element.querySelectorAll(focusable)].indexOf(activeElement) : -1;
    const open = findAll<HTMLDetailsElement>(element, 'details').map((details) => details.open);
    replace(() => {
      findAll<HTMLDetailsElement>(element, 'details').forEach((details, index) => {
        details.open = open[index] ?? details.open;
      });
      if (focused >= 0) findAll(element, focusable)[focused]?.focus({ preventScroll: true });
    });
  };
  if (!element.matches(':active')) {
    run();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runAfterClick = () => {
    timer ??= setTimeout(run, clickDelay);
  };
  const ends = ['pointerup', 'pointercancel'];
  for (const end of ends) document.addEventListener(end, runAfterClick);
  return () => {
    for (const end of ends) document.removeEventListener(end, runAfterClick);
    clearTimeout(timer);
  };
}
