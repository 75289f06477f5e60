import type { Site } from '@hotdrop/shared-domain/contract';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { area } from '../area.tsx';

/** Renders the area, as a shell does, at a path below the base path. */
export async function renderProfile(path: string, site: Site) {
  const routes = await area.routes(site);
  return renderWithSite([{ path: site.basePath, hydrateFallbackElement: null, children: routes }], {
    site,
    path: `${site.basePath}/${path}`,
  });
}
