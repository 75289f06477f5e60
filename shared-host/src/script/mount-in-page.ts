import type { MountedArea } from '@hotdrop/shared-domain/contract';
import type { Game } from '@hotdrop/shared-domain/game';
import { defaultLocale, parseLocale } from '@hotdrop/shared-domain/locale';
import { type Api, createApi } from '@hotdrop/shared-domain/wire';
import { createSite } from '../browser/create-site.ts';
import { loadMount } from '../browser/load-area.ts';
import { readRelease } from '../browser/read-release.ts';

export interface PageMount {
  /** The URL of the area store's files, with a slash at the end. */
  readonly store: string;
  /** The area's id: `mf-leaderboards`. */
  readonly area: string;
  /** The page to show, relative to the base path: `ranks`. */
  readonly path: string;
  readonly game: Game;
  /** The start of the API's URLs (`/api/v1`), or an implementation of the API. */
  readonly api: string | Api;
  /** The start of the page's own addresses, if it differs from the game's. */
  readonly basePath?: string;
  /** `ko`, `en`, `zh-TW` …; English for an unsupported language. */
  readonly locale?: string;
}

/** Shows one page of an area in an element of any page. Rejects, and does not change the element, when it cannot. */
export async function mountInPage(
  element: Element,
  { store, area, path, game, api, basePath, locale }: PageMount,
): Promise<MountedArea> {
  const report = (problem: string) => console.error(`[${area}]`, problem);
  const release = await readRelease(store, [area]);
  const mount = await loadMount(release, area);
  const site = createSite({
    game,
    ...(basePath && { basePath }),
    locale: parseLocale(locale) ?? defaultLocale,
    ...(typeof api === 'string' ? { api: createApi({ baseUrl: api, report }), apiBase: api } : { api }),
  });
  return mount(element, site, { path });
}
