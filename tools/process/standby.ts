import 'node:crypto';
import 'node:http2';
import 'node:vm';

/*
 * Preloaded with `--import`: a process waits here until its parent sends a message. While it waits, it loads the modules
 * of Node that a server needs, which takes as long as the server's own code. Node applies `--import` to worker processes
 * and threads too, so an environment variable marks the one process that waits.
 */
const isOnStandby = process.env.ON_STANDBY === 'yes';
delete process.env.ON_STANDBY;

if (isOnStandby) {
  // Node creates this global when it is read for the first time.
  void globalThis.Response;
  await new Promise((resolve) => process.once('message', resolve));
  process.disconnect();
}
