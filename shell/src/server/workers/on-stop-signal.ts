/**
 * Calls `stop` once when the process is asked to end. Later signals change nothing: a worker gets one with its process
 * group and one from the primary process, and the default action of the second one would cut its requests.
 */
export function onStopSignal(stop: () => void): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  process.on('SIGTERM', stopOnce);
  process.on('SIGINT', stopOnce);
}
