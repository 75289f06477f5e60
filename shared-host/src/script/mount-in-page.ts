import type { MountedArea } from '@hotdrop/shared-domain/contract';
import type { Game } from '@hotdrop/shared-domain/game';
import { defaultLocale, parseLocale } from '@hotdrop/shared-domain/locale';
import { type Api, createApi } from '@hotdrop/shared-domain/wire';
import { createSite } from '../browser/create-site.ts';
import { loadMount } from '../browser/load-area.ts';
import { readRelease } from '../browser/read-release.ts';

export interface PageMount {
  /** Where the files of the area store are served, with a slash at the end. */
  readonly store: string;
  /** The area's id: `mf-leaderboards`. */
  readonly area: string;
  /** Which of its pages to show, relative to the base path: `ranks`. */
  readonly path: string;
  readonly game: Game;
  /** Where the API host's calls begin (`/api/v1`), or anything that answers them. */
  readonly api: string | Api;
  /** What the page's own addresses start with, if not what the game says. */
  readonly basePath?: string;
  /** `ko`, `en`, `zh-TW` …; English where the site does not speak it. */
  readonly locale?: string;
}

/** Shows one page of an area in an element of any page. Rejects with what is wrong, and leaves the element alone. */
export async function mountInPage(
  element: Element,
  { store, area, path, game, api, basePath, locale }: PageMount,
): Promise<MountedArea> {
  const report = (complaint: string) => console.error(`[${area}]`, complaint);
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
