import type { Site } from '@hotdrop/shared-domain/contract';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import type { I18n, Messages } from '@lingui/core';
import { type RenderResult, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { loadTexts, SiteProvider } from '../site/index.ts';

export interface RenderWithSiteOptions {
  readonly site?: Site;
  readonly locale?: Site['locale'];
  /** Where the visitor stands, the base path included. */
  readonly path?: string;
  /** The caller's own catalogs, as for `loadTexts`. Without them its texts are shown in English. */
  readonly texts?: (locale: Site['locale']) => Promise<{ readonly messages: Messages }>;
}

export interface RenderedSite extends RenderResult {
  readonly site: Site;
  readonly i18n: I18n;
  readonly router: ReturnType<typeof createMemoryRouter>;
}

/**
 * Draws an element, or a list of routes, as the site would: with a router, a site, its texts. Give a whole address
 * for a list of routes, which starts at `path`.
 */
export async function renderWithSite(
  what: React.ReactElement | readonly RouteObject[],
  {
    locale,
    site = fakeSite(locale ? { locale } : {}),
    path = site.basePath,
    texts,
  }: RenderWithSiteOptions = {},
): Promise<RenderedSite> {
  const i18n = await loadTexts(site.locale, texts);
  const routes = Array.isArray(what) ? [...what] : [{ path: '*', element: what as React.ReactElement }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const rendered = render(
    <SiteProvider site={site} i18n={i18n}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  return { ...rendered, site, i18n, router };
}
