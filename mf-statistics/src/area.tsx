import { type Area, page } from '@hotdrop/shared-domain/contract';
import { loadTexts, SiteProvider } from '@hotdrop/shared-ui/site';
import { Outlet } from 'react-router-dom';
import { playingLoader } from './playing/playing.loader.ts';
import { ratingLoader, shouldReloadRating } from './rating/rating.loader.ts';

export const area: Area = {
  async routes(site) {
    const texts = await loadTexts(
      site.locale,
      (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
    );
    return [
      {
        element: (
          <SiteProvider site={site} i18n={texts}>
            <Outlet />
          </SiteProvider>
        ),
        children: [
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
        ],
      },
    ];
  },
};
