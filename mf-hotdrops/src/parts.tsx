import { createParts } from '@hotdrop/shared-ui/slot';

/** Parts on pages of other areas. The manifest lists them. */
export const parts = createParts(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  {
    running: () =>
      import(/* webpackChunkName: "part-running" */ './parts/running.part.tsx').then(
        ({ running }) => running,
      ),
  },
);
