import { createParts } from '@hotdrop/shared-ui/slot';

export const parts = createParts(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  {
    'match-of-day': () =>
      import(/* webpackChunkName: "home-match-of-day" */ './home-parts/match-of-day.part.tsx').then(
        ({ matchOfDay }) => matchOfDay,
      ),
    'my-climb': () =>
      import(/* webpackChunkName: "home-my-climb" */ './home-parts/my-climb.part.tsx').then(
        ({ myClimb }) => myClimb,
      ),
  },
);
