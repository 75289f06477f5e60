import { createParts } from '@hotdrop/shared-ui/slot';

export const parts = createParts(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  {
    favorites: () =>
      import(/* webpackChunkName: "home-favorites" */ './home-parts/favorites.part.tsx').then(
        ({ favorites }) => favorites,
      ),
  },
);
