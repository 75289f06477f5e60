import { page, type Site } from '@hotdrop/shared-domain/contract';
import { SiteProvider } from '@hotdrop/shared-ui/site';
import type { I18n } from '@lingui/core';
import { data, type RouteObject } from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import type { FrameData } from './frame/frame-data.ts';
import type { MenuEntry } from './handover.ts';
import { PageError } from './pages/errors/page-error.tsx';
import { searchLoader } from './pages/search/search.loader.ts';

/** The route below which areas hang; their paths are relative to it. */
export const areasRouteId = 'areas';

interface Tree {
  readonly site: Site;
  readonly texts: I18n;
  readonly menu: readonly MenuEntry[];
  readonly frameData: FrameData;
  /** Routes of the areas that are loaded already: on the server and at start the one that the page shows. */
  readonly areas: RouteObject[];
  /** What a browser adds to lazy pages: it tries again to fetch their code. */
  readonly prepare?: (pages: RouteObject[]) => RouteObject[];
}

/** The site's one tree of routes. Server and browser build it alike, or hydration would not find its way. */
export function siteRoutes({
  site,
  texts,
  menu,
  frameData,
  areas,
  prepare = asTheyAre,
}: Tree): RouteObject[] {
  const framed = (page?: React.ReactNode) => (
    <SiteProvider site={site} i18n={texts}>
      <Frame menu={menu} frameData={frameData}>
        {page}
      </Frame>
    </SiteProvider>
  );
  return [
    {
      id: 'site',
      element: framed(),
      // Not even `*` takes an address that holds a line break.
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
    // Its loader comes along: visits begin on other pages more often than here.
    ...page('home', async () => {
      const [{ HomePage }, { homeLoader }] = await Promise.all([
        import(/* webpackChunkName: "home" */ './pages/home/home.page.tsx'),
        import(/* webpackChunkName: "home" */ './pages/home/home.loader.ts'),
      ]);
      return { Component: HomePage, loader: homeLoader(site) };
    }),
  },
  {
    path: 'search',
    loader: searchLoader(site),
    ...page('search', () =>
      import(/* webpackChunkName: "search" */ './pages/search/search.page.tsx').then(({ SearchPage }) => ({
        Component: SearchPage,
      })),
    ),
  },
  {
    path: 'card.png',
    handle: { isPicture: true },
    loader: () =>
      import(/* webpackChunkName: "site-card" */ './pages/share/site-card.tsx').then(({ siteCardLoader }) =>
        siteCardLoader(site, texts)(),
      ),
  },
  {
    path: 'about/terms',
    ...page('terms', () =>
      import(/* webpackChunkName: "terms" */ './pages/terms/terms.page.tsx').then(({ TermsPage }) => ({
        Component: TermsPage,
      })),
    ),
  },
  ...developersPages(),
];

/** A production build knows when it is made that it is one, and leaves their code out. */
const developersPages = (): RouteObject[] =>
  process.env.NODE_ENV === 'development'
    ? [
        {
          path: '__gallery',
          ...page('gallery', () =>
            import(/* webpackChunkName: "gallery" */ './pages/gallery/gallery.page.tsx').then(
              ({ GalleryPage }) => ({ Component: GalleryPage }),
            ),
          ),
        },
      ]
    : [];

const asTheyAre = (pages: RouteObject[]) => pages;

const notFound = () => {
  throw data(null, { status: 404 });
};
