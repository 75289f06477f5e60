import type { LinkPatterns, Mount, MountedArea } from '@hotdrop/shared-domain/contract';
import type { Game } from '@hotdrop/shared-domain/game';
import { defaultLocale, parseLocale } from '@hotdrop/shared-domain/locale';
import { createSite } from '../browser/create-site.ts';
import { createPartLoader, loadMount } from '../browser/load-area.ts';
import { readRelease, type StoreRelease } from '../browser/read-release.ts';

type MountOptions = Parameters<Mount>[2];

interface PageMount extends MountOptions {
  /** The URL of the area store's files, with a slash at the end. */
  readonly store: string;
  /** The area's id: `mf-leaderboards`. */
  readonly area: string;
  readonly game: Game;
  /** The start of the API's URLs: `/api/v1`. */
  readonly api: string;
  /** The start of the page's own addresses, if it differs from the game's. */
  readonly basePath?: string;
  /** The page's own links, such as `{ profile: 'members/:name' }`. They replace those of the areas. */
  readonly links?: LinkPatterns;
  /** The origin of the site that shows the pages of other areas, if it differs from the page's. */
  readonly origin?: string;
  /** The name of the site, which titles of documents end with. */
  readonly siteName?: string;
  /** `ko`, `en`, `zh-TW` …; English for an unsupported language. */
  readonly locale?: string;
  /** Other areas whose parts fill the slots of the page. */
  readonly partsFrom?: readonly string[];
}

/** Shows one page of an area in an element of any page. Rejects, and does not change the element, when it cannot. */
async function mountInPage(
  element: Element,
  {
    store,
    area,
    game,
    api,
    basePath,
    origin,
    siteName,
    locale,
    links,
    partsFrom = [],
    ...options
  }: PageMount,
): Promise<MountedArea> {
  const language = parseLocale(locale) ?? defaultLocale;
  const release = await readRelease(store, [area, ...partsFrom], language, { game });
  const mount = await loadMount(release, area);
  const site = createSite({
    game,
    ...(basePath && { basePath }),
    ...(origin && { origin }),
    ...(siteName && { siteName }),
    locale: language,
    links: { ...release.links, ...links },
    ...(release.parts.length > 0 && { parts: await createParts(release) }),
    apiBase: api,
    areasBase: store,
  });
  return mount(element, site, options);
}

/** Parts render with the React of the area. It is there after the area has loaded, so this code loads later. */
async function createParts(release: StoreRelease) {
  const { createBrowserParts } = await import(
    /* webpackChunkName: "hotdrop-host-parts" */ '../parts/browser-parts.tsx'
  );
  return createBrowserParts({ ...release, load: createPartLoader(release) });
}

declare global {
  /** For pages without a bundler: `<script src="hotdrop-host.js">`. */
  var hotdropHost: { readonly mount: typeof mountInPage } | undefined;
}

globalThis.hotdropHost = { mount: mountInPage };
