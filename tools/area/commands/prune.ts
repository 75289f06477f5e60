import {
  findRetirementTime,
  listNeededVersions,
  openPublishingStore,
  type PublishingStore,
} from '@hotdrop/shared-host/store';
import { ownArea } from '../repository.ts';
import type { Outcome, Tools } from '../tools.ts';

const aDay = 24 * 60 * 60 * 1000;

/**
 * Removes versions that were replaced some days ago; until then, open tabs load their files. Keeps the versions for the
 * next rollbacks.
 */
export async function prune(areas: readonly string[], days: number, tools: Tools): Promise<Outcome> {
  const store = openPublishingStore(tools.store);
  const own = ownArea(tools.root);
  const chosen = areas.length ? areas : own ? [own] : await store.list();
  const removed: { area: string; version: string }[] = [];
  for (const area of chosen) {
    for (const version of await oldVersions(store, area, tools.now().getTime() - days * aDay)) {
      // A rollback may have happened meanwhile.
      if (listNeededVersions(await store.pointer(area)).has(version)) continue;
      await store.removeVersion(area, version);
      removed.push({ area, version });
    }
  }
  const lines = removed.map(({ area, version }) => `  ${area} ${version}`);
  const summary = removed.length
    ? [`Removed ${removed.length} versions:`, ...lines].join('\n')
    : `Nothing to remove: every version was built or live in the last ${days} days, or is kept for a rollback.`;
  return { summary, facts: { removed } };
}

async function oldVersions(store: PublishingStore, area: string, before: number): Promise<string[]> {
  const pointer = await store.pointer(area);
  const needed = listNeededVersions(pointer);
  const candidates = (await store.versions(area)).filter((version) => !needed.has(version));
  const isOld = await Promise.all(
    candidates.map(async (version) => {
      const { builtAt } = await store.manifest(area, version);
      return Math.max(Date.parse(builtAt), findRetirementTime(pointer, version) ?? 0) < before;
    }),
  );
  return candidates.filter((_, index) => isOld[index]);
}
