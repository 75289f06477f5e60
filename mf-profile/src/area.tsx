import { type Area, type PageHandle, type PictureHandle, page } from '@hotdrop/shared-domain/contract';
import { loadTexts, SiteProvider } from '@hotdrop/shared-ui/site';
import { Outlet, type RouteObject } from 'react-router-dom';
import { defaultPlatformLoader } from './layout/default-platform.loader.ts';
import { profileLoader } from './layout/profile.loader.ts';
import type { Profile } from './layout/profile-data.ts';
import { ProfileLayout } from './layout/profile-layout.tsx';
import { shouldReloadMatches, shouldReloadPlayer, shouldReloadStats } from './loading/should-revalidate.ts';
import { type OverviewData, overviewLoader } from './overview/overview.loader.ts';
import { hasStats } from './season/season-overview.ts';

/** `ProfileLayout` imports the page of a missing player later, and the server's HTML needs its styles. */
const missing = {
  laterChunks: ['profile-missing'],
  chooseLater: ({ status }: Profile) => (status === 'ready' ? [] : ['profile-missing']),
} satisfies Omit<PageHandle, 'chunk'>;

export const area: Area = {
  routes: async (site) => {
    const texts = await loadTexts(
      site.locale,
      (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
    );
    const overview = {
      loader: overviewLoader(site),
      shouldRevalidate: shouldReloadStats,
      ...page(
        'profile-overview',
        () =>
          import(/* webpackChunkName: "profile-overview" */ './overview/overview.page.tsx').then(
            ({ OverviewPage }) => ({ Component: OverviewPage }),
          ),
        {
          laterChunks: ['profile-missing', 'profile-later'],
          chooseLater: ({ stats }: OverviewData) => [
            stats.status === 'ready' && hasStats(stats.data) ? 'profile-later' : 'profile-missing',
          ],
        },
      ),
    };
    const card: RouteObject = {
      handle: { isPicture: true } satisfies PictureHandle,
      loader: (args) =>
        import(/* webpackChunkName: "profile-card" */ './card/card.loader.tsx').then(({ cardLoader }) =>
          cardLoader(site, texts)(args),
        ),
    };
    return [
      { path: 'profile/:shard/:name/card.png', ...card },
      { path: 'profile/:shard/:name/:season/card.png', ...card },
      {
        path: 'profile/:shard/:name/week/:week/card.png',
        handle: { isPicture: true } satisfies PictureHandle,
        loader: (args) =>
          import(/* webpackChunkName: "week-card" */ './week/week-card.loader.tsx').then(
            ({ weekCardLoader }) => weekCardLoader(site, texts)(args),
          ),
      },
      {
        element: (
          <SiteProvider site={site} i18n={texts}>
            <Outlet />
          </SiteProvider>
        ),
        children: [
          { path: 'profile/:name?', loader: defaultPlatformLoader(site) },
          {
            path: 'profile/:shard/:name/week/:week',
            handle: missing,
            element: <ProfileLayout hasOwnHead />,
            loader: profileLoader(site),
            shouldRevalidate: shouldReloadPlayer,
            children: [
              {
                index: true,
                ...page('profile-week', () =>
                  import(/* webpackChunkName: "profile-week" */ './week/week.page.tsx').then(({ weekPage }) =>
                    weekPage(site),
                  ),
                ),
              },
            ],
          },
          {
            path: 'profile/:shard/:name',
            handle: missing,
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
                  import(/* webpackChunkName: "profile-stats" */ './stats/stats.page.tsx').then(
                    ({ StatsPage }) => ({ Component: StatsPage }),
                  ),
                ),
              },
              {
                path: ':season/matches/:id?',
                shouldRevalidate: shouldReloadMatches,
                // The loader and its cache come with the page, because most visits begin with the overview.
                ...page('profile-matches', () =>
                  import(/* webpackChunkName: "profile-matches" */ './matches/matches.page.tsx').then(
                    ({ matchesPage }) => matchesPage(site),
                  ),
                ),
              },
            ],
          },
        ],
      },
    ];
  },
};
