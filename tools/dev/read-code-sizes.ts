import { existsSync } from 'node:fs';
import path from 'node:path';
import { openAreaStore } from '@hotdrop/shared-host/store';
import type { CodeSizes } from '@hotdrop/shared-ui/dev/problem';
import { readCandidate } from '../area/build-candidate.ts';
import { candidateSizes, findSizeLimit, storedSizes } from '../area/check/sizes.ts';

interface Area {
  readonly root: string;
  readonly area: string;
  /** Where the area is published, if that is known. */
  readonly store: string | undefined;
}

/**
 * Reads the sizes of the last build by `check` or `build`, and up to which a chunk may grow without a question. A
 * development build has other sizes.
 */
export async function readCodeSizes({ root, area, store }: Area): Promise<CodeSizes> {
  const candidate = await readCandidate(area, { root }).catch(() => undefined);
  // A development build in the same folder is not compressed.
  if (!candidate || !existsSync(path.join(candidate.dir, `${candidate.manifest.web.entry}.br`))) return {};
  const published = store === undefined ? {} : await readPublished(area, store).catch(() => ({}));
  return Object.fromEntries(
    Object.entries(await candidateSizes(candidate)).map(([chunk, size]) => {
      const last = published[chunk];
      return [chunk, { size, limit: last && findSizeLimit(last) }];
    }),
  );
}

async function readPublished(area: string, location: string): Promise<Record<string, number>> {
  const store = openAreaStore(location);
  const { stable } = await store.pointer(area);
  return storedSizes(store, await store.manifest(area, stable));
}
