import type { Site } from '@hotdrop/shared-domain/contract';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { area } from '../area.tsx';

/** The area as a shell would show it, at an address below the base path. */
export async function renderProfile(path: string, site: Site) {
  const routes = await area.routes(site);
  return renderWithSite([{ path: site.basePath, hydrateFallbackElement: null, children: routes }], {
    site,
    path: `${site.basePath}/${path}`,
  });
}
