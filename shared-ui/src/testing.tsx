import type { Area, AreaPanels, AreaParts, ShownPanel, Site } from '@hotdrop/shared-domain/contract';
import { type FakeSite, type FakeSiteSettings, fakeSite } from '@hotdrop/shared-domain/testing';
import type { I18n, Messages } from '@lingui/core';
import { type RenderResult, render } from '@testing-library/react';
import { isValidElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { loadTexts, SiteProvider } from './site.tsx';

interface RenderWithSiteOptions {
  readonly site?: Site;
  readonly locale?: Site['locale'];
  /** The initial address, including the base path. */
  readonly path?: string;
  /** The caller's catalogs, as for `loadTexts`. Without them, its texts are in English. */
  readonly texts?: (locale: Site['locale']) => Promise<{ readonly messages: Messages }>;
}

interface RenderedSite extends RenderResult {
  readonly site: Site;
  readonly i18n: I18n;
  readonly router: ReturnType<typeof createMemoryRouter>;
}

interface OpenedArea extends RenderedSite {
  readonly site: FakeSite;
  readonly asked: (name: string) => unknown[];
  readonly address: () => string;
}

/**
 * Renders an element or a list of routes with a router, a site, and its texts. Use full paths for a list of routes,
 * which starts at `path`.
 */
export async function renderWithSite(
  content: React.ReactElement | readonly RouteObject[],
  {
    locale,
    site = fakeSite(locale ? { locale } : {}),
    path = site.basePath,
    texts,
  }: RenderWithSiteOptions = {},
): Promise<RenderedSite> {
  const i18n = await loadTexts(site.locale, texts);
  const routes = isValidElement(content) ? [{ path: '*', element: content }] : content.map(withFallback);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const rendered = render(
    <SiteProvider site={site} i18n={i18n}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  return { ...rendered, site, i18n, router };
}

interface ShowPanelOptions {
  readonly site: Site;
  readonly about?: object;
  readonly query?: Readonly<Record<string, string>> | undefined;
}

/** Shows a panel of an area, as a host does. */
export const showPanel = (
  panels: AreaPanels,
  id: string,
  { site, about = {}, query = {} }: ShowPanelOptions,
): Promise<ShownPanel> => panels.show(id, { site, about, query, signal: new AbortController().signal });

/** What a panel says: its line, or the status without one. */
export async function sayPanel(...args: Parameters<typeof showPanel>): Promise<string | number> {
  const shown = await showPanel(...args);
  return shown.face ? shown.face.line : shown.status;
}

/** What a page shows instead of an area that fails. */
export const failedPage = 'This page failed.';

/** Opens an address of an area, without the base path. `asked` has the inputs of a call of the API, and `address` is current. */
export async function openArea(area: Area, path: string, settings: FakeSiteSettings): Promise<OpenedArea> {
  const site = fakeSite(settings);
  const routes = [
    { path: site.basePath, errorElement: failedPage, children: [...(await area.routes(site))] },
  ];
  const page = await renderWithSite(routes, { site, path: `${site.basePath}/${path}` });
  const asked = (name: string) => site.made.filter(({ call }) => call === name).map(({ input }) => input);
  const address = () => {
    const { pathname, search } = page.router.state.location;
    return `${pathname.slice(site.basePath.length + 1)}${search}`;
  };
  return { ...page, site, asked, address };
}

/** Without a fallback, the router warns in each test of a page with a loader. */
const withFallback = (route: RouteObject): RouteObject =>
  route.HydrateFallback ? route : { hydrateFallbackElement: <></>, ...route };

/** Makes `Date` show the time of a zone, until the test restores its mocks. */
export function setBrowserTimeZone(timeZone: string): void {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
    const time = Math.floor(this.getTime() / 1000) * 1000;
    return (time - Date.parse(`${format.format(time).replace(' ', 'T')}Z`)) / 60_000;
  });
}

interface RenderPartOptions {
  readonly site: Site;
  readonly id: string;
  /** Context of the slot. */
  readonly context?: unknown;
}

/** Loads a part of an area with its data and renders it, as a page with its slot does. */
export async function renderPart(
  parts: AreaParts,
  { site, id, context = {} }: RenderPartOptions,
): Promise<RenderedSite> {
  const loaded = await parts.load(site, id);
  const data = await loaded.load?.(context, new AbortController().signal);
  return renderWithSite(<div>{loaded.render(context, data)}</div>, { site });
}
