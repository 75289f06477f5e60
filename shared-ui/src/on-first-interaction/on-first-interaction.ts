const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Runs something once, as soon as the visitor points, presses a key, or scrolls. Returns a function that cancels it. */
export function onFirstInteraction(run: () => void): () => void {
  const stop = () => {
    for (const type of interactions) removeEventListener(type, start);
  };
  const start = () => {
    stop();
    run();
  };
  for (const type of interactions) addEventListener(type, start);
  return stop;
}
