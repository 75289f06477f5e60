import 'node:crypto';
import 'node:http2';
import 'node:vm';

/*
 * Keeps a process on standby until its parent sends a message. Meanwhile it loads the parts of Node that a server needs,
 * which take as long as the server's own code. Preloaded with `--import`, which Node passes on to worker processes and
 * threads, so the variable marks the one process that waits.
 */
const isOnStandby = process.env.ON_STANDBY === 'yes';
delete process.env.ON_STANDBY;

if (isOnStandby) {
  // Node creates this global when it is read for the first time.
  void globalThis.Response;
  await new Promise((resolve) => process.once('message', resolve));
  process.disconnect();
}
