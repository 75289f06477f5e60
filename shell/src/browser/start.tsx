import { createAreaLoader, reloadOnce, retryChunks } from '@hotdrop/shared-host/browser';
import { discoverAreas, findArea, loadAreaRoute } from '@hotdrop/shared-host/react';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import '@hotdrop/shared-ui/tokens.css';
import '@hotdrop/shared-ui/base.css';
import { Document } from '../document.tsx';
import { runWhenIdle } from '../frame/lazy/run-when-idle.ts';
import { AreaFailed } from '../pages/area/area-failed.tsx';
import { areasRouteId, siteRoutes } from '../routes.tsx';
import { loadShellTexts } from '../site/texts.ts';
import { adoptStylesheets } from './adopt-stylesheets.ts';
import { createBrowserSite } from './browser-site.ts';
import { loadFirstAreaRoute } from './load-first-area-route.tsx';
import { prefetchOnInteraction } from './prefetch-on-interaction.ts';
import { resolveLazyRoutes } from './resolve-lazy-routes.ts';

/** From the server's page to a running site, in the order in which it happens. */
async function start(): Promise<void> {
  const handover = globalThis.hotdropHandover;
  if (!handover) throw new Error('The page carries no handover: was it drawn by the shell server?');

  const { site, markHydrated } = createBrowserSite(handover);
  const { menu, frameData, override } = handover;
  const elsewhere = override && (await import(/* webpackChunkName: "override" */ './override.tsx'));
  const release =
    elsewhere && override ? await elsewhere.overriddenRelease(handover.release, override) : handover.release;
  const load = createAreaLoader(release);
  adoptStylesheets();

  const shown = findArea(release.areas, site.basePath, location.pathname);
  const [texts, areas] = await Promise.all([
    loadShellTexts(handover.locale),
    shown ? loadFirstAreaRoute(shown, load, site, markHydrated).then((route) => [route]) : [],
  ]);
  const shownRoutes = elsewhere?.drawnInBrowser(areas) ?? areas;
  const routes = siteRoutes({ site, texts, menu, frameData, areas: shownRoutes, prepare: retryChunks });
  await resolveLazyRoutes(routes, location);

  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: discoverAreas({
      basePath: site.basePath,
      areas: release.areas,
      known: shown ? [shown.id] : [],
      parentId: areasRouteId,
      route: ({ id }) => loadAreaRoute({ id, load, site, Failed: AreaFailed }),
    }),
  });

  // In a transition React hydrates in slices: a touch in the middle of it is answered.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document handover={handover}>
          {/* The second child, as on the server after its preloads: ids of `useId` are made from places in the tree. */}
          {!shown && <Hydrated run={markHydrated} />}
          <RouterProvider router={router} />
        </Document>
      </StrictMode>,
      { onRecoverableError: (error) => site.report(error, { area: shown?.id ?? 'shell' }) },
    );
  });
  if (Math.random() < handover.visitSample) {
    runWhenIdle(() => {
      import(/* webpackChunkName: "web-vitals-beacon" */ './web-vitals-beacon.ts')
        .then(({ startWebVitalsBeacon }) => startWebVitalsBeacon({ release, basePath: site.basePath }))
        // A visit that cannot be told of is still a visit.
        .catch(() => {});
    });
  }
  prefetchOnInteraction({ site, release, menu, load });
}

function Hydrated({ run }: { readonly run: () => void }) {
  useEffect(run, [run]);
  return null;
}

start().catch((error: unknown) => {
  console.error(error);
  // The page stays readable as the server drew it; a reload may find what was missing.
  reloadOnce();
});
