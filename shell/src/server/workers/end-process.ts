import cluster from 'node:cluster';
import { once } from 'node:events';

/**
 * Ends the process. A worker first gives back the connections that the primary process has handed to it since it
 * closed its port, and another worker answers them. After a plain exit, they would stay open without an answer.
 */
export async function endProcess(): Promise<void> {
  if (cluster.worker?.isConnected()) {
    const disconnected = once(process, 'disconnect');
    cluster.worker.disconnect();
    await disconnected;
  }
  process.exit(0);
}
