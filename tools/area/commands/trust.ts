import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AreaStore, manifestFile, openPublishingStore } from '@hotdrop/shared-host/store';
import { type Outcome, type Tools, UsageError } from '../tools.ts';

/**
 * Makes a file the trust list of the store, or with `isCheck` only checks it. Refuses a list with which a server that
 * starts would no longer run a live version, unless it is forced: running servers would hide the mistake.
 */
export async function setTrust(
  file: string,
  { isForced, isCheck }: { readonly isForced: boolean; readonly isCheck: boolean },
  tools: Tools,
): Promise<Outcome> {
  const list = await readFile(path.resolve(tools.root, file)).catch((cause: unknown) => {
    throw new UsageError(`${file} cannot be read.`, { cause });
  });
  const store = openPublishingStore(tools.store);
  const refused = await listRefused(store, store.withTrust(list));
  const lines = refused.map(({ area, version, problem }) => `  - ${area} ${version}: ${problem}`);
  const problems = [
    'With this trust list, a server that starts would refuse versions that visitors have now:',
    ...lines,
  ].join('\n');
  if (refused.length > 0 && !isForced) {
    throw new TrustRefusedError(
      `${problems}\nThe list was not changed. Publish these areas with a key of the list, add their keys, or use --force.`,
    );
  }
  if (!isCheck) await store.writeTrust(list);
  const done = isCheck ? `${file} is a valid trust list.` : `${tools.store} has the trust list of ${file}.`;
  return { summary: refused.length > 0 ? `${done} ${problems}` : done, facts: { refused } };
}

class TrustRefusedError extends Error {
  override name = 'TrustRefusedError';
}

/** Lists the live versions that only the next list refuses. */
async function listRefused(now: AreaStore, next: AreaStore) {
  const areas = await now.list();
  const live = await Promise.all(
    areas.map(async (area) => {
      const { stable, canary } = await now.pointer(area);
      return [stable, canary?.version].flatMap((version) => (version ? [{ area, version }] : []));
    }),
  );
  const checked = live.flat().map(async ({ area, version }) => {
    const bytes = await now.read(area, version, manifestFile);
    const problem = await next.trust.findProblem(area, version, bytes);
    if (problem === undefined || (await now.trust.findProblem(area, version, bytes))) return [];
    return [{ area, version, problem }];
  });
  return (await Promise.all(checked)).flat();
}
