/** Repeats a function while the page is visible. A page that becomes visible again runs an overdue function at once. */
export function repeatWhileVisible(interval: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isDue = false;
  const wait = () => {
    timer = setTimeout(() => {
      isDue = true;
      runIfVisible();
    }, interval);
  };
  const runIfVisible = () => {
    if (!isDue || document.visibilityState !== 'visible') return;
    isDue = false;
    run();
    wait();
  };
  document.addEventListener('visibilitychange', runIfVisible);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', runIfVisible);
  };
}
