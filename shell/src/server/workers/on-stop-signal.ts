/**
 * Calls `stop` once when the process is asked to end: in order, after others have heard of it (SIGTERM), or at once. Later signals change nothing: a worker gets one with its process
 * group and one from the primary process, and the default action of the second one would cut its requests.
 */
export function onStopSignal(stop: (isAtOnce: boolean) => void): void {
  let isStopping = false;
  const stopOnce = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    stop(signal !== 'SIGTERM');
  };
  process.on('SIGTERM', stopOnce);
  process.on('SIGINT', stopOnce);
}
