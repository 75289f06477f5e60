import process from 'node:process';

/*
 * Ends this process when its parent is gone, because a killed parent cannot stop its children. Preloaded with
 * `--import`, which Node passes on to worker processes and threads, so the variable marks the one process that follows.
 */
const parent = Number(process.env.EXIT_WITH_PARENT ?? 0);
delete process.env.EXIT_WITH_PARENT;

if (parent > 0) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
