import type { Area, Mount } from '@hotdrop/shared-domain/contract';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, data, matchRoutes, RouterProvider } from 'react-router-dom';
import { createAddresses, followHistory, readPlace } from './mount-address.ts';
import { addMountRoot } from './mount-root.ts';
import { HasPageMeta } from './page-meta.tsx';
import { loadAreaTexts, SiteProvider, withLocaleOf } from './site.tsx';
import { Failed } from './states.tsx';

/**
 * Creates the `mount` function of an area for pages without React. It has its own router and React root. The build
 * writes the module that calls it.
 *
 * @public
 */
export const mountArea =
  (area: Area): Mount =>
  async (element, given, { path, address = 'url', isolate = false, title = true }) => {
    const [routes, texts, isolated] = await Promise.all([
      area.routes(given),
      loadAreaTexts(given.locale),
      isolate ? import(/* webpackChunkName: "isolated" */ './isolated-place.ts') : undefined,
    ]);
    const site = withLocaleOf(texts, given);
    const tree = [{ path: site.basePath || '/', children: routes }];
    const inSite = (at: string) => `${site.basePath}/${at.replace(/^\//, '')}`;
    const addresses = createAddresses({ site, address, isOwn: (at) => matchRoutes(tree, at) !== null });
    const root = addMountRoot(element, site, isolated?.createIsolatedPlace);
    const key = `${root.number} ${path}`;
    const start = readPlace(key) ?? (address === 'hash' ? addresses.read() : null) ?? inSite(path);

    /** Leaves the area for an address that is none of its own. The first page never does. */
    const leave = ({ request }: { readonly request: Request }): Promise<never> => {
      const { pathname, search } = new URL(request.url);
      const to = new URL(addresses.elsewhere(pathname + search), location.href).href;
      const isStart = pathname === new URL(start, request.url).pathname;
      if (isStart || to === location.href) throw data(null, { status: 404 });
      location.assign(to);
      // Keep the area on screen until the browser leaves the page.
      return new Promise(() => {});
    };
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
          children: [...tree, { path: '*', loader: leave, element: null }],
        },
      ],
      { initialEntries: [start] },
    );
    // An address that also works in a new tab.
    const { createHref } = router;
    router.createHref = (to) => addresses.hrefOf(createHref(to));
    const stopFollowing = followHistory(router, key, addresses);
    const stopScrolling = scrollToNewPages(router, root.element);
    // The page may have other copies of React, whose ids begin in the same way.
    const react = createRoot(root.element, { identifierPrefix: `hotdrop${root.number}` });
    await root.styled;
    react.render(
      <HasPageMeta value={title}>
        <RouterProvider router={router} />
      </HasPageMeta>,
    );

    return {
      update: (options) => void router.navigate(inSite(options.path)),
      unmount: () => {
        stopScrolling();
        stopFollowing();
        react.unmount();
        router.dispose();
        root.remove();
      },
    };
  };

/** Renders nothing before the first page, because the host shows its own loading state. */
const Nothing = () => null;

/** Shows the start of a new page after a link further down. The browser scrolls for Back. */
const scrollToNewPages = (router: ReturnType<typeof createMemoryRouter>, element: Element) =>
  router.subscribe(({ navigation, historyAction, location: { hash }, preventScrollReset }) => {
    const isNewPage = navigation.state === 'idle' && historyAction === 'PUSH' && !preventScrollReset && !hash;
    if (isNewPage && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  });
