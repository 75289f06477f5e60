const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Runs something once, as soon as the visitor points, presses a key, or scrolls. */
export function onFirstInteraction(run: () => void): void {
  const started = new AbortController();
  const start = () => {
    started.abort();
    run();
  };
  for (const type of interactions) addEventListener(type, start, { signal: started.signal });
}
