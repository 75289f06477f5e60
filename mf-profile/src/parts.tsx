import { createParts } from '@hotdrop/shared-ui/slot';

export const parts = createParts(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  {
    'match-of-day': () =>
      import(/* webpackChunkName: "home-match-of-day" */ './home-parts/match-of-day.part.tsx').then(
        ({ matchOfDay }) => matchOfDay,
      ),
    'own-climb': () =>
      import(/* webpackChunkName: "home-own-climb" */ './home-parts/own-climb.part.tsx').then(
        ({ ownClimb }) => ownClimb,
      ),
  },
);
