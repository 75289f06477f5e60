import type { Site } from '@hotdrop/shared-domain/contract';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { act } from '@testing-library/react';
import { area } from '../area.tsx';

/** Renders the area, as a shell does, at a path below the base path. Returns while panels may still import their code. */
export async function startProfile(path: string, site: Site) {
  const routes = await area.routes(site);
  return renderWithSite([{ path: site.basePath, hydrateFallbackElement: null, children: routes }], {
    site,
    path: `${site.basePath}/${path}`,
  });
}

/** Renders the area, and waits for the code of the overview's panels. */
export async function renderProfile(path: string, site: Site) {
  const rendered = await startProfile(path, site);
  await import('../overview/panels.ts');
  await act(async () => {});
  return rendered;
}
