import { type Area, page } from '@hotdrop/shared-domain/contract';
import { loadTexts, SiteProvider } from '@hotdrop/shared-ui/site';
import { Outlet } from 'react-router-dom';
import { favoriteListLoader } from './favorite-list/favorite-list.loader.ts';

export const area: Area = {
  async routes(site) {
    const texts = await loadTexts(
      site.locale,
      (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
    );
    return [
      {
        element: (
          <SiteProvider site={site} i18n={texts}>
            <Outlet />
          </SiteProvider>
        ),
        children: [
          {
            path: 'favorite',
            loader: favoriteListLoader(site),
            ...page('favorite-list', () =>
              import('./favorite-list/favorite-list.page.tsx').then(({ FavoriteListPage }) => ({
                Component: FavoriteListPage,
              })),
            ),
          },
          {
            path: 'favorite/compare',
            // The loader comes with the page, because most visits begin with the list.
            ...page('compare', () =>
              import('./compare/compare.page.tsx').then(({ comparePage }) => comparePage(site)),
            ),
          },
        ],
      },
    ];
  },
};
