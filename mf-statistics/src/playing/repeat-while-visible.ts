/** Runs something again and again while the page is seen: when it comes back into view, at once if it is due. */
export function whileVisible(every: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isDue = false;
  const wait = () => {
    timer = setTimeout(() => {
      isDue = true;
      runIfSeen();
    }, every);
  };
  const runIfSeen = () => {
    if (!isDue || document.visibilityState !== 'visible') return;
    isDue = false;
    run();
    wait();
  };
  document.addEventListener('visibilitychange', runIfSeen);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', runIfSeen);
  };
}
