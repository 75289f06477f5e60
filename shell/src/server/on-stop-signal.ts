/** Calls `stop` once when the process is asked to end: after load balancers have seen it (SIGTERM), or at once. */
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
