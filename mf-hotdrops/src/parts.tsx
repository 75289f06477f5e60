import { createParts } from '@hotdrop/shared-ui/slot';

export const parts = createParts(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  {
    hottest: () =>
      import(/* webpackChunkName: "home-hottest" */ './home-part/hottest.part.tsx').then(
        ({ hottest }) => hottest,
      ),
    'replay-link': () =>
      import(/* webpackChunkName: "match-replay" */ './match-part/replay-link.part.tsx').then(
        ({ replayLink }) => replayLink,
      ),
    replay: () =>
      import(/* webpackChunkName: "match-replay-tab" */ './match-part/replay-tab.part.tsx').then(
        ({ replayTab }) => replayTab,
      ),
    landings: () =>
      import(/* webpackChunkName: "profile-landings" */ './profile-part/landings.part.tsx').then(
        ({ landings }) => landings,
      ),
  },
);
