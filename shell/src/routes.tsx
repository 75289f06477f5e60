import { page, type Site } from '@hotdrop/shared-domain/contract';
import { SiteProvider } from '@hotdrop/shared-ui/site';
import type { I18n } from '@lingui/core';
import { data, type RouteObject } from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import type { FrameData } from './frame/frame-data.ts';
import { type Skeletons, shellSkeletons } from './frame/pending-page.ts';
import { searchLoader } from './frame/search/find-player.ts';
import type { MenuEntry } from './handover.ts';
import { PageError } from './pages/errors.tsx';

/** ID of the route that contains the areas' routes. */
export const areasRouteId = 'areas';

interface RouteOptions {
  readonly site: Site;
  readonly texts: I18n;
  readonly menu: readonly MenuEntry[];
  readonly frameData: FrameData;
  /** Routes of the loaded areas: on the server and at the start only the shown one. */
  readonly areas: RouteObject[];
  /** The skeletons of the areas' pages, for navigation in browsers. */
  readonly skeletons?: Skeletons;
  /** Adds retries to lazy pages in browsers. */
  readonly prepare?: (pages: RouteObject[]) => RouteObject[];
}

/** Creates all routes of the site. Server and browser need equal routes for hydration. */
export function createSiteRoutes({
  site,
  texts,
  menu,
  frameData,
  areas,
  skeletons,
  prepare = (pages) => pages,
}: RouteOptions): RouteObject[] {
  const allSkeletons = { ...shellSkeletons, ...skeletons };
  const framed = (page?: React.ReactNode) => (
    <SiteProvider site={site} i18n={texts}>
      <Frame menu={menu} frameData={frameData} skeletons={allSkeletons}>
        {page}
      </Frame>
    </SiteProvider>
  );
  return [
    {
      id: 'site',
      element: framed(),
      // A path with a line break matches no route, not even `*`.
      errorElement: framed(<PageError />),
      children: [
        {
          errorElement: <PageError />,
          children: [
            {
              id: areasRouteId,
              path: site.basePath,
              children: [...prepare(shellPages(site, texts)), ...areas],
            },
            { path: '*', loader: notFound },
          ],
        },
      ],
    },
  ];
}

const shellPages = (site: Site, texts: I18n): RouteObject[] => [
  {
    index: true,
    ...page('home', () =>
      import('./pages/home.page.tsx').then(({ HomePage }) => ({
        Component: HomePage,
      })),
    ),
  },
  {
    path: 'search',
    // Every search begins with it, and most end on another page.
    loader: searchLoader(site),
    ...page('search', () =>
      import('./pages/search.page.tsx').then(({ SearchPage }) => ({
        Component: SearchPage,
      })),
    ),
  },
  {
    path: 'card.png',
    handle: { isPicture: true },
    loader: () =>
      import(/* webpackChunkName: "site-card" */ './pages/site-card.tsx').then(({ siteCardLoader }) =>
        siteCardLoader(site, texts)(),
      ),
  },
  {
    path: 'api',
    ...page('api', () =>
      import('./pages/api/api.page.tsx').then(({ ApiPage, loadApiPage }) => ({
        Component: ApiPage,
        loader: loadApiPage(site),
      })),
    ),
  },
  {
    path: 'account',
    ...page('account', () =>
      import('./pages/account/account.page.tsx').then(({ AccountPage }) => ({
        Component: AccountPage,
      })),
    ),
  },
  {
    path: 'about/terms',
    ...page('terms', () =>
      import('./pages/terms.page.tsx').then(({ TermsPage }) => ({
        Component: TermsPage,
      })),
    ),
  },
];

const notFound = () => {
  throw data(null, { status: 404 });
};
