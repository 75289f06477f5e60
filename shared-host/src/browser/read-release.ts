import {
  type AreaManifest,
  areaManifestSchema,
  collectLinks,
  findContractProblem,
  meetsNeeds,
  readAreaLocale,
  supportedContracts,
} from '@hotdrop/shared-domain/contract';
import type { Game } from '@hotdrop/shared-domain/game';
import { defaultLocale, type Locale } from '@hotdrop/shared-domain/locale';
import * as v from 'valibot';
import { listParts, type PartSettings } from '../parts/page-parts.ts';
import { listSlots } from '../parts/page-slots.ts';
import type { PageArea, PageRelease } from './page-release.ts';

/** A release set that the page has read itself, with the menu entries of its areas. */
export interface StoreRelease extends PageRelease {
  readonly menu: readonly MenuEntry[];
}

/** An entry in the language of the page, or in English. */
type MenuEntry = Omit<NonNullable<AreaManifest['menu']>[number], 'title'> & { readonly title: string };

interface ReleaseSettings extends PartSettings {
  readonly game?: Game;
  /** The settings of areas by id, instead of their defaults. Only servers check them. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
}

const pointerSchema = v.object({ stable: v.pipe(v.string(), v.minLength(1)) });

/**
 * Reads the live versions of these areas from an area store, for sites without a server that pins them. `store` is the
 * URL of the store's files, with a slash at the end. An area that is not available has the status `failed`, and
 * none of its parts is listed. `settings` omits and reorders parts. If it has the site's game, areas that do not fit
 * the game are left out.
 */
export async function readRelease(
  store: string,
  areas: readonly string[],
  locale: Locale,
  { game, values = {}, ...settings }: ReleaseSettings = {},
): Promise<StoreRelease> {
  const all = await Promise.all(areas.map((id) => readArea(store, id, locale)));
  const read = all.filter(({ manifest }) => !game || !manifest || meetsNeeds(game, manifest));
  const manifests = read.flatMap(({ manifest }) => manifest ?? []);
  const { links, conflicts } = collectLinks(manifests);
  for (const { name, used, ignored } of conflicts) {
    console.warn(`The link ${name} of ${ignored} is ignored, because ${used} provides it, too.`);
  }
  return {
    areas: read.map(({ area, manifest }) =>
      area.status === 'ready' && manifest?.settings
        ? { ...area, settings: { ...manifest.settings.defaults, ...values[area.id] } }
        : area,
    ),
    menu: manifests
      .flatMap(({ menu = [] }) => menu)
      .sort((a, b) => a.order - b.order)
      .map(({ title, ...entry }) => ({ ...entry, title: title[locale] ?? title.en })),
    parts: listParts(manifests, locale, settings),
    slots: listSlots(manifests),
    links,
  };
}

/** A remote as federation's `registerRemotes` takes it. */
interface Remote {
  readonly name: string;
  /** The URL of the manifest. */
  readonly entry: string;
}

/**
 * Finds the live version of an area for a host with its own federation runtime: `registerRemotes([await
 * findRemote(store, 'mf-leaderboards')])`, then `loadRemote('mf_leaderboards/mount')`. Rejects if the area is not
 * available, or needs a contract that this host does not have.
 */
export async function findRemote(store: string, id: string): Promise<Remote> {
  const { area } = await readArea(store, id, defaultLocale);
  if (area.status === 'failed') throw new Error(`${id}: ${area.reason}`);
  if (!area.hashes?.[federationManifest]) {
    throw new Error(`${id} ${area.version} has no ${federationManifest}: its team must publish it again.`);
  }
  return {
    name: area.global,
    entry: new URL(area.base + federationManifest, globalThis.document?.baseURI).href,
  };
}

const federationManifest = 'web/mf-manifest.json';

async function readArea(
  store: string,
  id: string,
  locale: Locale,
): Promise<{ readonly area: PageArea; readonly manifest?: AreaManifest }> {
  try {
    const { stable } = v.parse(pointerSchema, await (await get(`${store}${id}/release.json`)).json());
    const base = `${store}${id}/${stable}/`;
    const manifest = v.parse(areaManifestSchema, await (await get(`${base}area.json`)).json());
    if (manifest.id !== id || manifest.version !== stable) {
      throw new Error(`${base}area.json describes ${manifest.id} ${manifest.version}.`);
    }
    const problem = findContractProblem(manifest, supportedContracts);
    if (problem) throw new Error(problem);
    return { area: readyArea(base, manifest, locale), manifest };
  } catch (error) {
    return { area: { status: 'failed', id, routes: [], reason: String(error) } };
  }
}

function readyArea(base: string, manifest: AreaManifest, locale: Locale): PageArea {
  const { id, version, routes, skeletons, web, files } = manifest;
  const areaLocale = readAreaLocale(locale, manifest);
  return {
    status: 'ready',
    id,
    version,
    routes,
    base,
    ...(skeletons && { skeletons }),
    ...(areaLocale !== locale && { locale: areaLocale }),
    entry: web.entry,
    global: web.global,
    hashes: Object.fromEntries(Object.entries(files).map(([file, { sha384 }]) => [file, `sha384-${sha384}`])),
  };
}

/** Revalidates pointers each time. Files of a version never change, so the cache may answer. */
async function get(url: string): Promise<Response> {
  const isPointer = url.endsWith('release.json');
  const response = await fetch(url, isPointer ? { cache: 'no-cache' } : {});
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
