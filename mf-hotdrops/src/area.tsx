import { page, type RouteHandle } from '@hotdrop/shared-domain/contract';
import { createArea } from '@hotdrop/shared-ui/area';
import { dropsLoader } from './index/drops.loader.ts';

export const area = createArea(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  ({ site, texts, pages }) => [
    {
      path: 'hotdrops/match/:shard/:match/card.png',
      handle: { isPicture: true } satisfies RouteHandle,
      loader: (args) =>
        import(/* webpackChunkName: "replay-card" */ './replay/card/replay-card.loader.tsx').then(
          ({ replayCardLoader }) => replayCardLoader(site, texts)(args),
        ),
    },
    pages([
      {
        path: 'hotdrops',
        loader: dropsLoader(site),
        ...page('drops', () =>
          import('./index/drops.page.tsx').then(({ DropsPage }) => ({
            Component: DropsPage,
          })),
        ),
      },
      {
        path: 'hotdrops/match/:shard/:match',
        ...page('replay', () =>
          import('./replay/replay.page.tsx').then(({ replayPage }) => replayPage(site)),
        ),
      },
      {
        path: 'hotdrops/:map',
        // The loader comes with the page, because most visits begin elsewhere.
        ...page('map', () => import('./map/map.page.tsx').then(({ mapPage }) => mapPage(site))),
      },
    ]),
  ],
);
