import type { Area } from '@hotdrop/shared-domain/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { fetchHashes, pinHashes } from './integrity.ts';
import type { PageRelease, ReadyArea } from './page-release.ts';

/** Failing to load is a value: the shell draws both. */
export type LoadedArea =
  | { readonly status: 'ready'; readonly area: Area }
  | { readonly status: 'failed'; readonly reason: string };

/** Loads areas of the pinned release set, each once; what failed is tried anew when it is asked for again. */
export function createAreaLoader(release: PageRelease): (id: string) => Promise<LoadedArea> {
  const loading = new Map<string, Promise<LoadedArea>>();
  register(release.areas.filter((area) => area.status === 'ready'));
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

async function loadTwice(area: ReadyArea): Promise<Area> {
  try {
    return await loadContainer(area);
  } catch {
    // Federation keeps a container that failed; registering it anew forgets it.
    register([area], true);
    return loadContainer(area);
  }
}

async function loadContainer({ global }: ReadyArea): Promise<Area> {
  const module = await loadRemote<{ area: Area }>(`${global}/area`);
  if (!module?.area) throw new Error(`${global} exposes no area.`);
  return module.area;
}

function register(areas: readonly ReadyArea[], force = false): void {
  const remotes = areas.map(({ base, entry, global }) => ({
    name: global,
    entry: base + entry,
    type: 'global' as const,
    entryGlobalName: global,
  }));
  registerRemotes(remotes, { force });
}

registerPlugins([
  {
    name: 'hotdrop-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      const hash = globalThis.hotdropIntegrity?.(url);
      if (hash) script.integrity = hash;
      return script;
    },
  },
]);
