import { selectReturning } from '@hotdrop/shared-domain/store';
import {
  createAreaLoader,
  createPartLoader,
  loadDocumentOnce,
  loadTwice,
  reloadOnce,
  retryChunks,
} from '@hotdrop/shared-host/browser';
import {
  createBrowserParts,
  followNavigation,
  type ReadyPart,
  type StartedPart,
} from '@hotdrop/shared-host/parts';
import { discoverAreas, findArea, loadAreaRoute, needsNewDocument } from '@hotdrop/shared-host/react';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import '@hotdrop/shared-ui/tokens.css';
import '@hotdrop/shared-ui/base.css';
import { nextTask, runWhenIdle } from '@hotdrop/shared-ui/browser';
import { Document } from '../document.tsx';
import { AreaFailed } from '../pages/area-failed.tsx';
import { areasRouteId, createSiteRoutes } from '../routes.tsx';
import { basePath, loadGame } from '../site/game.ts';
import { findHiddenSlots } from '../site/home-slots.ts';
import { loadShellTexts } from '../site/texts.ts';
import { createBrowserSite } from './browser-site.ts';
import { loadFirstAreaRoute } from './load-first-area-route.tsx';
import { followPartLinks, loadReadyParts } from './parts.ts';
import { watchBack } from './watch-back.ts';

/** Turns the server's page into a running site. */
async function start(): Promise<void> {
  const handover = globalThis.hotdropHandover;
  if (!handover) throw new Error('The page has no handover data. The shell server must render it.');

  const { menu, frameData, override, partData } = handover;
  const overrides = override ? await import(/* webpackChunkName: "override" */ './override.tsx') : undefined;
  const release =
    overrides && override
      ? await overrides.applyOverride(handover.release, override, handover.locale)
      : handover.release;
  const watch = override ? overrides?.watchErrors(override) : undefined;
  adoptStylesheets();
  const load = createAreaLoader(release);
  const shown = findArea(release.areas, basePath, location.pathname);
  // Runs beside the game's words, which the site needs first.
  if (shown) void load(shown.id);
  const loadPart = createPartLoader(release);
  const ready = new Map<string, ReadyPart>();
  const started = new Map<string, StartedPart>();
  const parts = createBrowserParts({
    parts: release.parts,
    slots: release.slots,
    load: loadPart,
    runWhenIdle,
    ready,
    started,
    serverData: partData,
  });
  const game = await loadTwice(() => loadGame(handover.locale));
  const back = watchBack();
  const { site, prefetch, markHydrated } = createBrowserSite(handover, game, {
    parts,
    onReport: watch?.onReport,
    isGoingBack: back.isRunning,
  });
  let router: ReturnType<typeof createBrowserRouter> | undefined;

  const [texts, areas] = await Promise.all([
    loadTwice(() => loadShellTexts(handover.locale)),
    shown ? loadFirstAreaRoute(shown, load, site, markHydrated).then((route) => [route]) : [],
    loadReadyParts({ parts: release.parts, load: loadPart, site, data: partData, ready }),
  ]);
  /** Loads the document of the page that the visitor asked for, because this document lost a file of it. */
  const loadRequestedDocument = () =>
    loadDocumentOnce(createPath(router?.state.navigation.location ?? location));
  const areaRoutes = overrides?.hydratePlaceholderFirst(areas) ?? areas;
  const routes = createSiteRoutes({
    site,
    texts,
    menu,
    frameData,
    prepare: (pages) => retryChunks(pages, loadRequestedDocument),
    areas: areaRoutes,
    skeletons: Object.fromEntries(release.areas.flatMap(({ skeletons = {} }) => Object.entries(skeletons))),
  });
  await resolveLazyRoutes(routes, location);
  // The code of the page has just been evaluated, and the router takes 5 to 10 ms more.
  await nextTask();
  /** An area without a page for the address does not render, so it cannot tell when it is hydrated. */
  const isAreaPage = matchRoutes(routes, location)?.some(({ route }) => areaRoutes.includes(route));

  router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: discoverAreas({
      basePath: site.basePath,
      areas: release.areas,
      known: shown ? [shown.id] : [],
      parentId: areasRouteId,
      route: async ({ id }) => {
        try {
          return await loadAreaRoute({
            id,
            load,
            site,
            Failed: AreaFailed,
            loadDocument: loadRequestedDocument,
          });
        } catch (error) {
          if (needsNewDocument(error)) loadRequestedDocument();
          throw error;
        }
      },
    }),
  });

  // In a transition, React hydrates in slices and the browser handles input between them.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document handover={handover}>
          {/* The router must be the second child, as on the server, because `useId` depends on the position. */}
          {!isAreaPage && <Hydrated run={markHydrated} />}
          <RouterProvider router={router} {...(watch && { onError: watch.onError })} />
        </Document>
      </StrictMode>,
      { onRecoverableError: (error) => site.report(error, { area: shown?.id ?? 'shell' }) },
    );
  });
  const { navigate, subscribe } = router;
  back.endWith(subscribe);
  const hides = (slot: string) => findHiddenSlots(selectReturning(site.store.getState())).has(slot);
  const { timeZone: renderedZone = null } = handover.store;
  runWhenIdle(() => {
    import(/* webpackChunkName: "idle" */ './first-idle.ts')
      .then(({ runFirstIdle }) =>
        runFirstIdle({ site, release, load, prefetch, routes, hides, renderedZone, onNavigation: subscribe }),
      )
      // Ignore failures: the next page tries again.
      .catch(() => {});
  });
  if (Math.random() < handover.visitSample) {
    runWhenIdle(() => {
      import(/* webpackChunkName: "web-vitals-beacon" */ './web-vitals-beacon.ts')
        .then(({ startWebVitalsBeacon }) => startWebVitalsBeacon({ release, basePath: site.basePath }))
        // Ignore failures: the page works without measurements.
        .catch(() => {});
    });
  }
  runWhenIdle(() => {
    followNavigation({ ...release, router: { subscribe }, site, load: loadPart, started, hides })
      // Ignore failures: parts then start when their page is there.
      .catch(() => {});
  });
  followPartLinks(site.basePath, (address) => void navigate(address));
}

function Hydrated({ run }: { readonly run: () => void }) {
  useEffect(run, [run]);
  return null;
}

start().catch((error: unknown) => {
  console.error(error);
  // The server's page stays readable. A reload may load the missing files.
  reloadOnce();
});

/**
 * Marks the areas' stylesheets of the server's page with their absolute URL. Areas skip a stylesheet that the page
 * already has, and find it by that URL. The shell finds its own by their path.
 */
function adoptStylesheets(): void {
  const fromAreas = 'link[rel=stylesheet][href^="/areas/"], style[data-href^="/areas/"]';
  for (const element of document.querySelectorAll<HTMLElement>(fromAreas)) {
    const path = element.getAttribute('href') ?? element.dataset.href ?? '';
    element.dataset.href = new URL(path, location.href).href;
  }
}

/** Loads the code of the matched routes, because hydration would not match a page that is still loading. */
async function resolveLazyRoutes(routes: RouteObject[], location: Location): Promise<void> {
  const lazyRoutes = (matchRoutes(routes, location) ?? []).map(({ route }) => route);
  await Promise.all(
    lazyRoutes.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
