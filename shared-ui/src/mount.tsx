import type { Area, Mount } from '@hotdrop/shared-domain/contract';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom';
import { loadTexts, SiteProvider } from './site.tsx';
import { Failed } from './states.tsx';

/** Creates the `mount` function of an area for pages without React. It has its own router and React root. */
export const mountArea =
  (area: Area): Mount =>
  async (element, site, { path }) => {
    const [routes, texts] = await Promise.all([area.routes(site), loadTexts(site.locale)]);
    const inSite = (at: string) => `${site.basePath}/${at.replace(/^\//, '')}`;
    const failed = (
      <SiteProvider site={site} i18n={texts}>
        <Failed />
      </SiteProvider>
    );
    const router = createMemoryRouter(
      [
        {
          errorElement: failed,
          HydrateFallback: Nothing,
          children: [
            { path: site.basePath || '/', children: routes },
            { path: '*', loader: leave, element: null },
          ],
        },
      ],
      { initialEntries: [inSite(path)] },
    );
    const stopFollowing = followAddress(router);
    const root = createRoot(element);
    root.render(<RouterProvider router={router} />);

    return {
      update: (options) => void router.navigate(inSite(options.path)),
      unmount: () => {
        stopFollowing();
        root.unmount();
        router.dispose();
      },
    };
  };

/** Renders nothing before the first page, because the host shows its own loading state. */
const Nothing = () => null;

/** Leaves the area for an address of another part of the host. */
function leave({ request }: { readonly request: Request }): Promise<never> {
  const { pathname, search } = new URL(request.url);
  const isHere = pathname === location.pathname && search === location.search;
  if (isHere) throw data(null, { status: 404 });
  location.assign(pathname + search);
  // Keep the area on screen until the browser leaves the page.
  return new Promise(() => {});
}

type Router = ReturnType<typeof createMemoryRouter>;

const written = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;

/** Synchronizes the browser's address with a memory router. Returns a function that stops it. */
function followAddress(router: Router): () => void {
  let shown = router.state.location.key;
  const stopWriting = router.subscribe(({ location: next, historyAction }) => {
    if (next.key === shown) return;
    shown = next.key;
    // The host may have set the address before it called `update`.
    if (written(next) === written(location)) return;
    if (historyAction === 'REPLACE') history.replaceState(history.state, '', written(next));
    else history.pushState(null, '', written(next));
  });
  const read = () => void router.navigate(written(location), { replace: true });
  window.addEventListener('popstate', read);
  return () => {
    window.removeEventListener('popstate', read);
    stopWriting();
  };
}
