/** Sends a signal to a process and its children; they may have ended already. */
export function endGroup(pid: number, signal: NodeJS.Signals): void {
  if (pid === 0) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** macOS answers EPERM for a group of zombies. */
const isGone = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ESRCH' || error.code === 'EPERM');
