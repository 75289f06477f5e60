import type { Area, Mount } from '@hotdrop/shared-domain/contract';
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

/** The door of an area for pages that are not made of React; rejects when it cannot be had. */
export async function loadMount(release: PageRelease, id: string): Promise<Mount> {
  const area = release.areas.find((candidate) => candidate.id === id);
  if (area?.status !== 'ready') throw new Error(`${id}: ${area?.reason ?? 'the page pins no such area.'}`);
  return open(area, 'mount');
}

async function loadReady(area: ReadyArea): Promise<LoadedArea> {
  try {
    return { status: 'ready', area: await open(area, 'area') };
  } catch (error) {
    return { status: 'failed', reason: String(error) };
  }
}

/** What a build exposes: `./area` as `area`, `./mount` as `mount`. */
interface Doors {
  readonly area: Area;
  readonly mount: Mount;
}

async function open<Door extends keyof Doors>(area: ReadyArea, door: Door): Promise<Doors[Door]> {
  pinHashes(area.base, area.hashes ?? (await fetchHashes(area)));
  // A request may be lost on its way: a second one is worth its while, a third is not.
  return loadModule(area, door).catch(() => loadModule(area, door));
}

async function loadModule<Door extends keyof Doors>(area: ReadyArea, door: Door): Promise<Doors[Door]> {
  const container = await fetchContainer(area);
  const factory = await container.get(`./${door}`);
  const exposed = (factory() as Partial<Doors>)[door];
  if (!exposed) throw new Error(`${area.id} ${area.version} exposes no ${door}.`);
  return exposed as Doors[Door];
}
