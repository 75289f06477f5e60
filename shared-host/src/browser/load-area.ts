import type { Area, AreaParts, LoadedPart, Mount, Site } from '@hotdrop/shared-domain/contract';
import { createAreaSite } from '../parts/area-site.ts';
import { fetchContainer } from './container.ts';
import { loadTwice } from './lost-files.ts';
import type { AreaCode, PageRelease, ReadyArea } from './page-release.ts';

export type LoadedArea =
  | { readonly status: 'ready'; readonly area: Area; readonly lang?: string | undefined }
  | { readonly status: 'failed'; readonly reason: string };

type Pinned = Pick<PageRelease, 'areas' | 'slots'>;

/** Loads areas of the pinned release set, each once. The next call retries a failed load. */
export function createAreaLoader(release: Pinned): (id: string) => Promise<LoadedArea> {
  const loading = new Map<string, Promise<LoadedArea>>();
  return (id) => {
    const known = loading.get(id);
    if (known) return known;
    const load = loadArea(release, id);
    loading.set(id, load);
    load.then(({ status }) => status === 'failed' && loading.delete(id));
    return load;
  };
}

/** Loads parts of the pinned release set, each once. The next call retries a failed load. */
export function createPartLoader(
  release: Pinned,
): (part: { readonly area: string; readonly id: string }, site: Site) => Promise<LoadedPart> {
  const loading = new Map<string, Promise<LoadedPart>>();
  return ({ area: id, id: partId }, site) => {
    const key = `${id}/${partId}`;
    const load = async () => {
      const { exposed, adapt } = await openArea(release, id, 'parts');
      return loadTwice(() => exposed.load(adapt(site), partId));
    };
    const loaded = loading.get(key) ?? load();
    loading.set(key, loaded);
    loaded.catch(() => loading.delete(key));
    return loaded;
  };
}

/** Loads the `mount` function of an area, for pages without React. Rejects when the area is not available. */
export async function loadMount(release: Pinned, id: string): Promise<Mount> {
  const { exposed: mount, adapt } = await openArea(release, id, 'mount');
  return (element, site, options) => mount(element, adapt(site), options);
}

async function loadArea(release: Pinned, id: string): Promise<LoadedArea> {
  try {
    const { exposed, adapt, lang } = await openArea(release, id, 'area');
    return { status: 'ready', area: { routes: (site) => exposed.routes(adapt(site)) }, lang };
  } catch (error) {
    return { status: 'failed', reason: String(error) };
  }
}

/** The exposed modules of a build: `./area` exports `area`, and so on. */
interface ExposedModules {
  readonly area: Area;
  readonly mount: Mount;
  readonly parts: AreaParts;
}

/** Loads a module of an area in the release set. `adapt` makes a site what the area sees of it. */
async function openArea<Name extends keyof ExposedModules>({ areas, slots }: Pinned, id: string, name: Name) {
  const area = areas.find((candidate) => candidate.id === id);
  if (area?.status !== 'ready') throw new Error(`${id}: ${area?.reason ?? 'the page pins no such area.'}`);
  // Retry once, because a single request can get lost.
  const exposed = await loadTwice(
    () => loadModule(area, name),
    () => true,
  );
  return {
    exposed,
    adapt: (site: Site) => createAreaSite(site, { ...area, slots }),
    lang: area.locale,
  };
}

async function loadModule<Name extends keyof ExposedModules>(
  area: ReadyArea,
  name: Name,
): Promise<ExposedModules[Name]> {
  await pinCode(area, name);
  const container = await fetchContainer(area);
  const factory = await container.get(`./${name}`);
  const exposed = (factory() as Partial<ExposedModules>)[name];
  if (!exposed) throw new Error(`${area.id} ${area.version} exposes no ${name}.`);
  return exposed as ExposedModules[Name];
}

declare global {
  /** The runtime of every build calls this before it fetches a script or a stylesheet. */
  var hotdropIntegrity: ((url: string) => string | undefined) | undefined;
}

const expected = new Map<string, string>();

/** Makes the page refuse files that do not match the pinned hashes. */
function pinHashes(base: string, hashes: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(hashes)) expected.set(toAbsolute(base + file), hash);
  globalThis.hotdropIntegrity ??= (url) => expected.get(toAbsolute(url));
}

/** Pins the hashes of an area's files. Starts the scripts that its pages need together, because each names the next. */
async function pinCode({ base, hashes, code }: ReadyArea, name: keyof ExposedModules): Promise<void> {
  if (hashes || !code) return pinHashes(base, hashes ?? {});
  const response = await fetch(base + code.file, { integrity: code.hash });
  const { hashes: fetched, first }: AreaCode = await response.json();
  pinHashes(base, fetched);
  if (name === 'area') for (const file of first) preloadScript(base + file, fetched[file]);
}

function preloadScript(href: string, integrity = ''): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href });
  document.head.append(link);
}

const toAbsolute = (url: string) => new URL(url, document.baseURI).href;
