import type { Site } from '@hotdrop/shared-domain/contract';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { act } from '@testing-library/react';
import { area } from '../area.tsx';

/** Renders the area, as a shell does, at a path below the base path. */
export async function renderProfile(path: string, site: Site) {
  const routes = await area.routes(site);
  const rendered = await renderWithSite(
    [{ path: site.basePath, hydrateFallbackElement: null, children: routes }],
    {
      site,
      path: `${site.basePath}/${path}`,
    },
  ); // The panels of the overview import their code.
  await Promise.all([import('../climb/climb-panel.tsx'), import('../overview/lower-panels.ts')]);
  await act(async () => {});
  return rendered;
}
