import { type Area, page } from '@hotdrop/shared-domain/contract';
import { loadTexts, SiteProvider } from '@hotdrop/shared-ui/site';
import { Outlet } from 'react-router-dom';
import { overviewLoader } from './overview/overview.loader.ts';

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
            path: 'hotdrops',
            loader: overviewLoader(site),
            ...page('overview', () =>
              import(/* webpackChunkName: "overview" */ './overview/overview.page.tsx').then(
                ({ OverviewPage }) => ({ Component: OverviewPage }),
              ),
            ),
          },
        ],
      },
    ];
  },
};
