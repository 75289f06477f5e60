import 'node:crypto';
import 'node:http2';
import 'node:vm';

/*
 * Loaded before the script of a process that waits until it is told to begin. What Node itself needs for a server takes
 * as long to load as a server's own code: it is loaded while there is time.
 */
void globalThis.Response;

await new Promise((resolve) => process.once('message', resolve));
process.disconnect();
