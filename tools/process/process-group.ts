/** Sends a signal to a process and all that it started; none of them may be left. */
export function endGroup(pid: number, signal: NodeJS.Signals): void {
  if (pid === 0) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** macOS answers EPERM for a group whose last member is about to be buried. */
const isGone = (error: unknown) => {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ESRCH' || code === 'EPERM';
};
