import { type Area, contractNumber } from '@hotdrop/shared-domain/contract';
import { loadTexts, SiteProvider } from '@hotdrop/shared-ui/site';
import { Outlet } from 'react-router-dom';
import { playingLoader } from './playing/playing.loader.ts';

export const area: Area = {
  contract: contractNumber,
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
            path: 'statistics/playing',
            handle: { chunk: 'playing' },
            loader: playingLoader(site),
            lazy: () =>
              import(/* webpackChunkName: "playing" */ './playing/playing.page.tsx').then(
                ({ PlayingPage }) => ({ Component: PlayingPage }),
              ),
          },
        ],
      },
    ];
  },
};
