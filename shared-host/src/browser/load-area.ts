import type { Area } from '@hotdrop/shared-domain/contract';
import { fetchContainer } from './container.ts';
import { fetchHashes, pinHashes } from './integrity.ts';
import type { PageRelease, ReadyArea } from './page-release.ts';

/** Failing to load is a value: the shell draws both. */
export type LoadedArea =
  | { readonly status: 'ready'; readonly area: Area }
  | { readonly status: 'failed'; readonly reason: string };

/** Loads areas of the pinned release set, each once; what failed is tried anew when it is asked for again. */
export function createAreaLoader(release: PageRelease): (id: string) => Promise<LoadedArea> {
  const loading = new Map<string, Promise<LoadedArea>>();
  return (id) => {
    const known = loading.get(id);
    if (known) return known;
    const area = release.areas.find((candidate) => candidate.id === id);
    const load = area?.status === 'ready' ? loadReady(area) : Promise.resolve(unknown(area?.reason));
    loading.set(id, load);
    load.then(({ status }) => status === 'failed' && loading.delete(id));
    return load;
  };
}

const unknown = (reason = 'The page pins no such area.'): LoadedArea => ({ status: 'failed', reason });

async function loadReady(area: ReadyArea): Promise<LoadedArea> {
  try {
    pinHashes(area.base, area.hashes ?? (await fetchHashes(area)));
    return { status: 'ready', area: await loadTwice(area) };
  } catch (error) {
    return { status: 'failed', reason: String(error) };
  }
}

/** A request may be lost on its way: a second one is worth its while, a third is not. */
const loadTwice = (area: ReadyArea): Promise<Area> => loadModule(area).catch(() => loadModule(area));

async function loadModule(area: ReadyArea): Promise<Area> {
  const container = await fetchContainer(area);
  const factory = await container.get('./area');
  const { area: exposed } = factory() as { area?: Area };
  if (!exposed) throw new Error(`${area.id} ${area.version} exposes no area.`);
  return exposed;
}
