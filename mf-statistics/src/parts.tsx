import { createParts } from '@hotdrop/shared-ui/slot';

export const parts = createParts(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  {
    distribution: () =>
      import(/* webpackChunkName: "home-distribution" */ './home-parts/distribution.part.tsx').then(
        ({ distribution }) => distribution,
      ),
  },
);
