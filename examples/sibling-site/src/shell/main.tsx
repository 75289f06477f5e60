import '@hotdrop/shared-ui/tokens.css';
import '@hotdrop/shared-ui/base.css';
import './theme.css';
import type { Links } from '@hotdrop/shared-domain/links';
import { acceptedLocale, getLanguage, parseLocale } from '@hotdrop/shared-domain/locale';
import {
  createAreaLoader,
  createPartLoader,
  createSite,
  readRelease,
  reloadOnce,
} from '@hotdrop/shared-host/browser';
import {
  createBrowserParts,
  createOwnSlots,
  followNavigation,
  type StartedPart,
} from '@hotdrop/shared-host/parts';
import { discoverAreas, loadAreaRoute } from '@hotdrop/shared-host/react';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { Content } from '@hotdrop/shared-ui/layout';
import { loadTexts, SiteProvider, useSite } from '@hotdrop/shared-ui/site';
import { Failed, Lost } from '@hotdrop/shared-ui/states';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { data, isRouteErrorResponse, RouterProvider, useRouteError } from 'react-router-dom';
import { arena } from '../game/arena.ts';
import { arenaWithMaps } from '../game/arena-with-maps.ts';
import { texts } from '../game/texts.ts';
import { playerPage, siteAreas } from '../pages.ts';
import { Frame } from './frame.tsx';
import { Home } from './home.tsx';
import { PlayerPage, playerLoader } from './player.tsx';

/** Replaces a page that does not exist or that failed. The frame stays. */
function PageFailed() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Content>
      <Failed onRetry={() => location.reload()} />
    </Content>
  );
}

function NotFound() {
  const { basePath, game, locale } = useSite();
  return (
    <>
      <title>{`404 – ${game.shortName}`}</title>
      <Lost
        title="404"
        lead={texts.notFound[locale]}
        actions={
          <ButtonLink kind="accent" to={basePath}>
            {game.name[locale]}
          </ButtonLink>
        }
      />
    </>
  );
}

/** Replaces an area that threw. Without an error, the area is still rendering for the first time. */
const AreaFailed = ({ error }: { readonly area: string; readonly error: unknown }) =>
  error === undefined ? null : <PageFailed />;

const isBelow = (basePath: string) =>
  location.pathname === basePath || location.pathname.startsWith(`${basePath}/`);
const game = isBelow(arenaWithMaps.basePath) ? arenaWithMaps : arena;

const areasRouteId = 'areas';
const notFound = () => {
  throw data(null, { status: 404 });
};
/** Shown while the first page loads. */
const Nothing = () => null;

/** The links that the site's own pages provide. */
const ownLinks = { home: '', profile: playerPage } satisfies Partial<Record<keyof Links, string>>;

/** Starts a complete shell: the site, the released areas, a frame, and two pages of its own. */
async function start(): Promise<void> {
  const requested = new URLSearchParams(location.search).get('hl');
  const locale = parseLocale(requested) ?? acceptedLocale(navigator.languages.join()) ?? 'en';
  document.documentElement.lang = getLanguage(locale).tag;

  const [release, i18n] = await Promise.all([
    readRelease('/areas/', siteAreas, locale, { game }),
    loadTexts(locale),
  ]);
  const loadPart = createPartLoader(release);
  const started = new Map<string, StartedPart>();
  const slots = [...createOwnSlots(['home', 'home.hero', 'home.favorites'], ''), ...release.slots];
  const site = createSite({
    game,
    siteName: game.name[locale],
    locale,
    links: { ...release.links, ...ownLinks },
    parts: createBrowserParts({ parts: release.parts, slots, load: loadPart, started }),
  });
  const load = createAreaLoader(release);

  const router = createBrowserRouter(
    [
      {
        element: (
          <SiteProvider site={site} i18n={i18n}>
            <Frame menu={release.menu} />
          </SiteProvider>
        ),
        children: [
          {
            errorElement: <PageFailed />,
            children: [
              { path: '*', loader: notFound },
              {
                id: areasRouteId,
                path: site.basePath,
                children: [
                  { index: true, Component: Home },
                  { path: playerPage, loader: playerLoader(site), Component: PlayerPage },
                ],
              },
            ],
          },
        ],
        HydrateFallback: Nothing,
      },
    ],
    {
      patchRoutesOnNavigation: discoverAreas({
        basePath: site.basePath,
        areas: release.areas,
        known: [],
        parentId: areasRouteId,
        route: ({ id }) => loadAreaRoute({ id, load, site, Failed: AreaFailed }),
      }),
    },
  );
  const root = document.getElementById('site');
  if (!root) throw new Error('The page has no element with the id "site".');
  void followNavigation({
    router,
    site,
    started,
    load: loadPart,
    parts: release.parts,
    slots,
  });
  createRoot(root).render(<RouterProvider router={router} />);
}

start().catch((error: unknown) => {
  console.error(error);
  reloadOnce();
});
