// Loaded before a script's own code. A parent that is killed outright cannot stop what it started: that notices it.
export const parent = Number(process.env.FOLLOWED_PROCESS);
delete process.env.FOLLOWED_PROCESS;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
