import { page } from '@hotdrop/shared-domain/contract';
import { createArea } from '@hotdrop/shared-ui/area';
import { favoriteListLoader } from './favorite-list/favorite-list.loader.ts';

export const area = createArea(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  ({ site, pages }) => [
    pages([
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
    ]),
  ],
);
