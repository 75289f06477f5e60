import { page } from '@hotdrop/shared-domain/contract';
import { createArea } from '@hotdrop/shared-ui/area';
import { playingLoader } from './playing/playing.loader.ts';
import { ratingLoader, shouldReloadRating } from './rating/rating.loader.ts';

export const area = createArea(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  ({ site, pages }) => [
    pages([
      {
        path: 'statistics/rating',
        loader: ratingLoader(site),
        shouldRevalidate: shouldReloadRating,
        ...page('rating', () =>
          import('./rating/rating.page.tsx').then(({ RatingPage }) => ({ Component: RatingPage })),
        ),
      },
      {
        path: 'statistics/playing',
        loader: playingLoader(site),
        ...page('playing', () =>
          import('./playing/playing.page.tsx').then(({ PlayingPage }) => ({ Component: PlayingPage })),
        ),
      },
    ]),
  ],
);
