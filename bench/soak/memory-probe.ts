import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into a server's process (`--import`). Records its memory: `rss` as the operator sees it, and sometimes
 * `held`, the memory on and off the heap that remains after a full collection.
 */
const { MEMORY_FOLDER: folder = '.', MEMORY_EVERY_MS = '5000', COLLECT_EVERY_MS = '60000' } = process.env;

const file = path.join(folder, `${path.basename(process.argv[1] ?? 'process')}.jsonl`);
const write = (line: object) => appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...line })}\n`);

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;

  setInterval(() => write({ rss: process.memoryUsage.rss() }), Number(MEMORY_EVERY_MS)).unref();
  setInterval(() => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    write({ held: heapUsed + external });
  }, Number(COLLECT_EVERY_MS)).unref();
}
