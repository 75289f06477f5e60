import { createParts } from '@hotdrop/shared-ui/slot';

/** Home needs few of the area's texts, so its parts have their own. */
export const parts = createParts(
  (locale) => import(/* webpackChunkName: "home-texts-[request]" */ `./home-parts/catalogs/${locale}.po`),
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
