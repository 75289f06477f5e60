import type { Area, Site } from '@hotdrop/shared-domain/contract';
import { Outlet, type RouteObject } from 'react-router-dom';
import { AreaProvider, loadAreaTexts, type Texts, withLocaleOf } from './site.tsx';

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
  importCatalog: Parameters<typeof loadAreaTexts>[1],
  createRoutes: (context: AreaContext) => RouteObject[],
): Area => ({
  async routes(given) {
    const texts = await loadAreaTexts(given.locale, importCatalog);
    const site = withLocaleOf(texts, given);
    const element = (
      <AreaProvider site={given} texts={texts}>
        <Outlet />
      </AreaProvider>
    );
    return createRoutes({ site, texts, pages: (children) => ({ element, children }) });
  },
});
