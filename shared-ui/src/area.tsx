import type { Area, Site } from '@hotdrop/shared-domain/contract';
import { Outlet, type RouteObject } from 'react-router-dom';
import { AreaProvider, type ImportCatalog, loadAreaTexts, type Texts, withLocaleOf } from './site.tsx';

type CreateRoutes = (context: AreaContext) => RouteObject[];

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
export function createArea(importCatalog: ImportCatalog, createRoutes: CreateRoutes): Area;
/** Creates an area without messages for translators, which needs no catalogs. */
export function createArea(createRoutes: CreateRoutes): Area;
export function createArea(...parts: [ImportCatalog, CreateRoutes] | [CreateRoutes]): Area {
  const [importCatalog, createRoutes] = parts.length === 1 ? [undefined, ...parts] : parts;
  return {
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
  };
}
