import type { Area, Site } from '@hotdrop/shared-domain/contract';
import { Outlet, type RouteObject } from 'react-router-dom';
import { loadTexts, SiteProvider, type Texts } from './site.tsx';

interface AreaContext {
  readonly site: Site;
  /** The area's texts in the site's language. */
  readonly texts: Texts;
  /** Provides the site and the texts to pages. Pictures need neither. */
  readonly pages: (children: RouteObject[]) => RouteObject;
}

/**
 * Creates the `area` of an area's `src/area.tsx`:
 *
 *     export const area = createArea(
 *       (locale) => import(/* webpackChunkName: "texts-[request]" *\/ `../catalogs/${locale}.po`),
 *       ({ site, pages }) => [pages([{ path: 'clans', loader: clansLoader(site), ...page('clans', () => …) }])],
 *     );
 */
export const createArea = (
  importCatalog: Parameters<typeof loadTexts>[1],
  createRoutes: (context: AreaContext) => RouteObject[],
): Area => ({
  async routes(site) {
    const texts = await loadTexts(site.locale, importCatalog);
    const element = (
      <SiteProvider site={site} i18n={texts}>
        <Outlet />
      </SiteProvider>
    );
    return createRoutes({ site, texts, pages: (children) => ({ element, children }) });
  },
});
