import { meetsNeeds } from '@hotdrop/shared-domain/contract';
import type { Game } from '@hotdrop/shared-domain/game';
import type { AreaStore } from '@hotdrop/shared-host/store';
import { matchPath } from 'react-router';

interface SitePages extends Game {
  readonly areas: readonly string[];
  /** The site's own pages, relative to its base path. */
  readonly ownPages: readonly string[];
}

/** Whether the site or one of its areas has a page at the address. An area that cannot be read may have it. */
export async function hasPage(store: AreaStore, site: SitePages, pathname: string): Promise<boolean> {
  const published = await store.list();
  const readManifest = async (id: string) => store.manifest(id, (await store.pointer(id)).stable);
  const manifests = await Promise.all(
    site.areas.filter((id) => published.includes(id)).map((id) => readManifest(id).catch(() => undefined)),
  );
  const routes = manifests.flatMap((manifest) => {
    if (!manifest) return ['*'];
    return meetsNeeds(site, manifest) ? manifest.routes : [];
  });
  return [...site.ownPages, ...routes].some((route) => matchPath(`${site.basePath}/${route}`, pathname));
}
