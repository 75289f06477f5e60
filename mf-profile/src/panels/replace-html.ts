/** Time in ms after a press in which its click arrives. */
const clickDelay = 300;

const focusable = 'a, button, input, select, summary, [tabindex]';

const findAll = <T extends Element>(element: Element, selector: string) => [
  ...element.querySelectorAll<T & HTMLElement>(selector),
];

/**
 * Replaces the HTML of an element by the same content from scripts, so that a visitor who is using it notices nothing:
 * waits for the end of a press, and restores focus and open details. `replace` gets the function that restores them.
 * Returns a function that cancels the wait.
 */
export function replaceHtml(element: Element, replace: (restore: () => void) => void): () => void {
  const run = () => {
    const focused = [...element.querySelectorAll(focusable)].findIndex(
      (one) => one === document.activeElement,
    );
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
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runAfterClick = () => {
    timer ??= setTimeout(run, clickDelay);
  };
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, runAfterClick, { signal: stop.signal });
  }
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
