import pLimit, { type LimitFunction } from 'p-limit';
import type { LocalCopies } from './local-copies.ts';

/** The shared copies, as one process uses them. */
interface Membership extends LocalCopies {
  /** Gives back all copies, because the process has ended. */
  leave(): Promise<void>;
}

/** Lets several processes use the same copies. A copy is removed when no process uses it any longer. */
export function shareCopies(copies: LocalCopies): { join(): Membership } {
  const members = new Set<Map<string, Set<string>>>();
  const queues = new Map<string, LimitFunction>();

  const listUsed = (area: string) => [...members].flatMap((used) => [...(used.get(area) ?? [])]);

  /** Changes an area's copies one after another: a copy must not disappear while another process verifies it. */
  function inTurn<T>(area: string, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(area) ?? pLimit(1);
    queues.set(area, queue);
    return queue(work);
  }

  return {
    join() {
      const used = new Map<string, Set<string>>();
      members.add(used);

      const remove = (area: string, version: string) =>
        inTurn(area, async () => {
          used.get(area)?.delete(version);
          if (!listUsed(area).includes(version)) await copies.remove(area, version);
        });

      return {
        add: (manifest, manifestBytes) =>
          inTurn(manifest.id, async () => {
            const dir = await copies.add(manifest, manifestBytes);
            // A process can end while its copy is made.
            if (members.has(used))
              used.set(manifest.id, new Set(used.get(manifest.id)).add(manifest.version));
            return dir;
          }),
        remove,
        removeLeftovers: (area, versionsToKeep) =>
          inTurn(area, () => copies.removeLeftovers(area, [...listUsed(area), ...versionsToKeep])),
        async leave() {
          members.delete(used);
          const left = [...used].flatMap(([area, versions]) =>
            [...versions].map((version) => ({ area, version })),
          );
          await Promise.all(left.map(({ area, version }) => remove(area, version)));
        },
      };
    },
  };
}
