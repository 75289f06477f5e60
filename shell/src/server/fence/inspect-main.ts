import type { HeapProfiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type AreaVersion, findOwner } from './find-culprit.ts';

// The inspector also reaches a thread that is in an endless loop: it interrupts it, and no message must be received.

/** Lists the files of the running functions of the main thread, the innermost first. Empty if it cannot be interrupted. */
export async function readMainStack(timeout: number): Promise<string[]> {
  const session = new Session();
  session.connectToMainThread();
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => void files.set(params.scriptId, params.url));
  const paused = new Promise<string[]>((resolve) => {
    session.on('Debugger.paused', ({ params }) =>
      resolve(params.callFrames.map(({ location }) => files.get(location.scriptId) ?? '')),
    );
  });
  // A thread that does not answer continues when the session ends.
  const asked = session.post('Debugger.enable').then(() => session.post('Debugger.pause'));
  const answered = Promise.all([asked, paused]).then(([, found]) => found);
  const found = await Promise.race([answered, delay(timeout, [])]);
  session.disconnect();
  return found;
}

/** Average number of allocated bytes between two samples. */
const samplingInterval = 512 * 1024;

/** Begins to remember which code allocates what stays in memory. It costs time, so it starts when memory grows. */
export function startHeapSampling() {
  const session = new Session();
  session.connectToMainThread();
  void session.post('HeapProfiler.startSampling', { samplingInterval });
  return {
    /** Finds the version that holds most of the memory since the start. Undefined if none holds `least` bytes. */
    async findCulprit(areaCache: string, least: number, timeout: number): Promise<AreaVersion | undefined> {
      const read = session.post('HeapProfiler.getSamplingProfile');
      const found = await Promise.race([read, delay(timeout, undefined)]);
      return found && findLargest(found.profile.head, areaCache, least);
    },
    stop: () => session.disconnect(),
  };
}

function findLargest(head: HeapProfiler.SamplingHeapProfileNode, areaCache: string, least: number) {
  const sums = new Map<string, { readonly owner: AreaVersion; bytes: number }>();
  const add = (node: HeapProfiler.SamplingHeapProfileNode, outer: AreaVersion | undefined) => {
    const owner = findOwner(areaCache, node.callFrame.url) ?? outer;
    if (owner) {
      const key = `${owner.area} ${owner.version}`;
      const sum = sums.get(key) ?? { owner, bytes: 0 };
      sum.bytes += node.selfSize;
      sums.set(key, sum);
    }
    for (const child of node.children) add(child, owner);
  };
  add(head, undefined);
  const [largest] = [...sums.values()].sort((a, b) => b.bytes - a.bytes);
  return largest && largest.bytes >= least ? largest.owner : undefined;
}
