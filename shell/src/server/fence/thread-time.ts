import type { Profiler } from 'node:inspector';
import { type AreaVersion, findOwner } from './find-culprit.ts';

/** What a version did with the thread while it was sampled. */
export interface ThreadTime extends AreaVersion {
  readonly seconds: number;
  /** How often it held the thread for long without a pause. */
  readonly blocks: number;
}

/** The time in ms from which on a version holds the thread for long: other visitors notice it. */
const longBlock = 400;

/** Divides the time of a profile between the versions whose files are in the stacks. */
export function listThreadTimes(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  areaCache: string,
): ThreadTime[] {
  const owners = findOwners(nodes, areaCache);
  const pauses = new Set(
    nodes.filter(({ callFrame }) => isPause(callFrame.functionName)).map(({ id }) => id),
  );
  const times = new Map<string, ThreadTime & { seconds: number; blocks: number }>();
  let current: { readonly key: string | undefined; time: number } = { key: undefined, time: 0 };
  const endBlock = () => {
    const sum = current.key === undefined ? undefined : times.get(current.key);
    if (sum && current.time >= longBlock * 1_000) sum.blocks += 1;
  };
  samples.forEach((id, index) => {
    // A delta is the time since the sample before.
    const time = timeDeltas[index + 1] ?? 0;
    if (pauses.has(id)) {
      // The collector of garbage works for the code around it.
      current.time += time;
      return;
    }
    const owner = owners.get(id);
    const key = owner && `${owner.area} ${owner.version}`;
    if (key !== current.key) {
      endBlock();
      current = { key, time: 0 };
    }
    current.time += time;
    if (!owner || key === undefined) return;
    const sum = times.get(key) ?? { ...owner, seconds: 0, blocks: 0 };
    sum.seconds += time / 1e6;
    times.set(key, sum);
  });
  endBlock();
  return [...times.values()];
}

const isPause = (functionName: string) => functionName === '(garbage collector)';

/** Finds the version of each node: that of its innermost file of an area. */
function findOwners(nodes: readonly Profiler.ProfileNode[], areaCache: string): Map<number, AreaVersion> {
  const owners = new Map<number, AreaVersion>();
  // A parent comes before its children.
  for (const { id, callFrame, children = [] } of nodes) {
    const owner = findOwner(areaCache, callFrame.url) ?? owners.get(id);
    for (const node of owner ? [id, ...children] : []) if (owner) owners.set(node, owner);
  }
  return owners;
}
