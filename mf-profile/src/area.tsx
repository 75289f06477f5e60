import { page, type RouteHandle } from '@hotdrop/shared-domain/contract';
import { createArea } from '@hotdrop/shared-ui/area';
import type { RouteObject } from 'react-router-dom';
import { defaultPlatformLoader, profileLoader } from './layout/profile.loader.ts';
import { ProfileLayout } from './layout/profile-layout.tsx';
import { provideProfile } from './loading/profile-context.ts';
import {
  shouldReloadMatches,
  shouldReloadOverview,
  shouldReloadPlayer,
  shouldReloadStats,
} from './loading/should-revalidate.ts';
import { openedMatchRoute } from './matches/opened-match.ts';
import { overviewLoader } from './overview/overview.loader.ts';

export const area = createArea(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  ({ site, texts, pages }) => {
    const overview = {
      loader: overviewLoader(site),
      shouldRevalidate: shouldReloadOverview,
      ...page('profile-overview', () =>
        import('./overview/overview.page.tsx').then(({ OverviewPage }) => ({ Component: OverviewPage })),
      ),
    };
    const card: RouteObject = {
      handle: { isPicture: true } satisfies RouteHandle,
      loader: (args) =>
        import(/* webpackChunkName: "profile-card" */ './card/card.loader.tsx').then(({ cardLoader }) =>
          cardLoader(site, texts)(args),
        ),
    };
    return [
      { path: 'profile/:name?', loader: defaultPlatformLoader(site) },
      {
        path: 'profile/:shard/:name',
        middleware: [provideProfile(site)],
        // Only servers run it.
        action: (args) =>
          import(/* webpackChunkName: "profile-renew-action" */ './renew/renew-action.ts').then(
            ({ renewAction }) => renewAction(site)(args),
          ),
        children: [
          { path: 'card.png', ...card },
          { path: ':season/card.png', ...card },
          {
            path: 'week/:week/card.png',
            handle: { isPicture: true } satisfies RouteHandle,
            loader: (args) =>
              import(/* webpackChunkName: "week-card" */ './week/week-card.loader.tsx').then(
                ({ weekCardLoader }) => weekCardLoader(site, texts)(args),
              ),
          },
          {
            path: ':season/matches/:id/card.png',
            handle: { isPicture: true } satisfies RouteHandle,
            loader: (args) =>
              import(
                /* webpackChunkName: "match-picture" */ './matches/picture/match-picture.loader.tsx'
              ).then(({ matchPictureLoader }) => matchPictureLoader(site, texts)(args)),
          },
          pages([
            {
              path: 'week/:week',
              element: <ProfileLayout hasOwnHead />,
              loader: profileLoader(site),
              shouldRevalidate: shouldReloadPlayer,
              children: [
                {
                  index: true,
                  ...page('profile-week', () =>
                    import('./week/week.page.tsx').then(({ weekPage }) => weekPage(site)),
                  ),
                },
              ],
            },
            {
              element: <ProfileLayout />,
              loader: profileLoader(site),
              shouldRevalidate: shouldReloadPlayer,
              children: [
                { index: true, ...overview },
                { path: ':season', ...overview },
                {
                  path: ':season/stats',
                  loader: (args) =>
                    import(/* webpackChunkName: "profile-stats-loader" */ './stats/stats.loader.ts').then(
                      ({ statsLoader }) => statsLoader(site)(args),
                    ),
                  shouldRevalidate: shouldReloadStats,
                  ...page('profile-stats', () =>
                    import('./stats/stats.page.tsx').then(({ StatsPage }) => ({ Component: StatsPage })),
                  ),
                },
                {
                  path: ':season/matches',
                  shouldRevalidate: shouldReloadMatches,
                  // The loader comes with the page, because most visits begin with the overview.
                  ...page('profile-matches', () =>
                    import('./matches/matches.page.tsx').then(({ matchesPage }) => matchesPage(site)),
                  ),
                  children: [openedMatchRoute(site)],
                },
                {
                  path: ':season/habits',
                  ...page('profile-habits', () =>
                    import('./habits/habits.page.tsx').then(({ habitsPage }) => habitsPage(site)),
                  ),
                },
              ],
            },
          ]),
        ],
      },
    ];
  },
);
