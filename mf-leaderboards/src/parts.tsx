import { createParts } from '@hotdrop/shared-ui/slot';

export const parts = createParts(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  {
    'look-at': () =>
      import(/* webpackChunkName: "home-look-at" */ './home-parts/look-at.part.tsx').then(
        ({ lookAt }) => lookAt,
      ),
    season: () =>
      import(/* webpackChunkName: "home-season" */ './home-parts/season.part.tsx').then(
        ({ season }) => season,
      ),
    boards: () =>
      import(/* webpackChunkName: "home-boards" */ './home-parts/boards.part.tsx').then(
        ({ boards }) => boards,
      ),
    'boards-second': () =>
      import(/* webpackChunkName: "home-boards" */ './home-parts/boards.part.tsx').then(
        ({ boardsSecond }) => boardsSecond,
      ),
  },
);
