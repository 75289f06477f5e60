import { createParts } from '@hotdrop/shared-ui/slot';

/** Parts on pages of other areas. The manifest lists them. */
export const parts = createParts(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  {
    clans: () =>
      import(/* webpackChunkName: "part-clans" */ './parts/clans.part.tsx').then(({ clans }) => clans),
    'player-clan': () =>
      import(/* webpackChunkName: "part-player-clan" */ './parts/player-clan.part.tsx').then(
        ({ playerClan }) => playerClan,
      ),
  },
);
