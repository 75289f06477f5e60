import type { Area, AreaParts, defineArea, Site, SkeletonName } from '@hotdrop/shared-domain/contract';
import { getLanguage } from '@hotdrop/shared-domain/locale';
import { type FakeSiteSettings, slotContexts } from '@hotdrop/shared-domain/testing';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
  generatePath,
  isRouteErrorResponse,
  matchPath,
  type RouteObject,
  RouterProvider,
  useLoaderData,
  useLocation,
} from 'react-router-dom';
import '../base.css';
import '../tokens.css';
import { PageSkeleton } from '../page-skeleton.tsx';
import { loadTexts, SiteProvider } from '../site.tsx';
import { Failed } from '../states.tsx';
import { showErrors } from './error-overlay.tsx';
import { type ListedPage, partPath, tellDevPage, tellError } from './messages.ts';
import { reduceMotion } from './motion.ts';
import { readDevSettings } from './settings.ts';
import styles from './show-area.module.css';
import { inState } from './states.ts';

type CreateSite = (settings: FakeSiteSettings) => Site;

interface DevelopedArea {
  readonly area: Area;
  readonly parts?: AreaParts;
  readonly manifest: Pick<ReturnType<typeof defineArea>, 'id' | 'skeletons' | 'parts' | 'links' | 'settings'>;
  /** The first page, relative to the base path. */
  readonly page: string;
  /** Values of the parameters in the addresses of pages: `{ map: 'erangel' }` for `hotdrops/:map`. */
  readonly params?: Readonly<Record<string, string>>;
  /** The contexts of slots that other teams offer. */
  readonly contexts?: Readonly<Record<string, unknown>>;
  /** Creates a site with fake answers: `(settings) => fakeSite({ ...settings, answers })`. */
  readonly createSite: CreateSite;
  /** More states than those that every area has, by title: sites with other answers. */
  readonly states?: Readonly<Record<string, CreateSite>>;
}

/** Runs an area alone with fake answers, as the page for developers wants it. `src/dev.tsx` calls it. */
export async function showArea(developed: DevelopedArea): Promise<void> {
  const settings = readDevSettings();
  const { area, manifest, page, states = {}, createSite } = developed;
  const root = document.documentElement;
  root.lang = getLanguage(settings.locale).tag;
  root.dataset.theme = settings.theme;
  if (settings.isMotionReduced) reduceMotion();
  showErrors(manifest.id);
  const create = states[settings.state] ?? createSite;
  const site = inState(
    create({
      locale: settings.locale,
      storage: localStorage,
      manifest,
      report: (error) => {
        // A call that failed is a value, and the last line of the page shows it.
        if (!(error instanceof Error)) return;
        tellError(error, {
          title: `${manifest.id} reported an error`,
          effect: 'The operator gets the report.',
        });
      },
    }),
    settings,
    (call) => tellDevPage({ kind: 'call', call }),
  );
  const routes = await area.routes(site);
  tellDevPage({
    kind: 'area',
    id: manifest.id,
    pages: listPages(routes, site.basePath, developed.params),
    parts: (manifest.parts ?? []).map(({ id, slot, chunk }) => ({ id, slot, chunk })),
    states: Object.keys(states),
  });
  const { pathname } = location;
  if (!pathname.startsWith(`${site.basePath}/`) && !pathname.startsWith(`${partPath}/`)) {
    history.replaceState(null, '', `${site.basePath}/${page}`);
  }
  const texts = await loadTexts(site.locale);
  const start = performance.now();
  const failed = (
    <SiteProvider site={site} i18n={texts}>
      <Failed />
    </SiteProvider>
  );
  const router = createBrowserRouter([
    {
      errorElement: failed,
      hydrateFallbackElement: <Pending skeletons={manifest.skeletons} basePath={site.basePath} />,
      children: [
        { path: site.basePath || '/', children: routes },
        partRoute(developed, site),
        { path: '*', element: <OtherPage area={manifest.id} /> },
      ],
    },
  ]);
  reportLoading(router, start);
  createRoot(document.body.appendChild(document.createElement('main'))).render(
    <RouterProvider
      router={router}
      onError={(error, { location: { pathname: at }, errorInfo }) => {
        if (isRouteErrorResponse(error)) return;
        // The router logs only where nobody handles its errors.
        console.error(error);
        const part = matchPath(`${partPath}/:id`, at)?.params.id;
        tellError(error, {
          title: `${part ?? at} did not render`,
          effect: part ? partEffect : pageEffect,
          componentStack: errorInfo?.componentStack,
        });
      }}
    />,
  );
}

const pageEffect = 'Visitors see a panel with “Try again” in place of the page.';
const partEffect = 'Visitors see the page without this part.';

/** Tells how long each page waits for its data. */
function reportLoading(router: ReturnType<typeof createBrowserRouter>, first: number): void {
  let start: number | undefined = first;
  const tell = () => {
    const isIdle = router.state.initialized && router.state.navigation.state === 'idle';
    if (!isIdle) start ??= performance.now();
    else if (start !== undefined) {
      const duration = Math.round(performance.now() - start);
      start = undefined;
      tellDevPage({ kind: 'shown', address: createPath(router.state.location), duration });
    }
  };
  router.subscribe(tell);
  tell();
}

/** Lists the pages of an area: the routes with a chunk, without pictures. */
export function listPages(
  routes: readonly RouteObject[],
  basePath: string,
  params: Readonly<Record<string, string>> = {},
): ListedPage[] {
  const pages = routes.flatMap(({ path = '', handle, children = [] }): ListedPage[] => {
    const base = [basePath, path].filter(Boolean).join('/');
    const own = typeof handle === 'object' && handle && 'chunk' in handle ? [String(handle.chunk)] : [];
    const values = Object.fromEntries(
      [...base.matchAll(/:(\w+)\??/g)].map(([, name = '']) => [name, params[name] ?? name]),
    );
    return [
      ...own.map((name) => ({
        name,
        pattern: base,
        address: generatePath(base.replace(/\/\*$/, ''), values),
      })),
      ...listPages(children, base, params),
    ];
  });
  return [...new Map(pages.map((page) => [`${page.name} ${page.pattern}`, page])).values()];
}

type Skeletons = Readonly<Record<string, SkeletonName>>;

interface PendingProps {
  readonly skeletons: Skeletons | undefined;
  readonly basePath: string;
}

/** The skeleton that the manifest names, as the shell shows it. */
function Pending({ skeletons = {}, basePath }: PendingProps) {
  const { pathname } = useLocation();
  const [, name = 'lines'] =
    Object.entries(skeletons).find(([pattern]) => matchPath(`${basePath}/${pattern}`, pathname)) ?? [];
  return <PageSkeleton name={name}>Waiting for the page</PageSkeleton>;
}

const OtherPage = ({ area }: { readonly area: string }) => (
  <p>
    {area} has no page at {createPath(useLocation())}. On a site, another area shows it.
  </p>
);

const partRoute = ({ parts, manifest, contexts }: DevelopedArea, site: Site): RouteObject => ({
  path: `${partPath}/:id`,
  HydrateFallback: WaitingPart,
  loader: async ({ params: { id = '' }, request: { signal } }) => {
    const declared = manifest.parts?.find((part) => part.id === id);
    const loaded = await parts?.load(site, id);
    if (!declared || !loaded) throw new Error(`The manifest and src/parts.tsx have no part ${id}.`);
    const known: Readonly<Record<string, unknown>> = { ...slotContexts, ...contexts };
    const context = known[declared.slot] ?? {};
    const data = await loaded.load?.(context, signal);
    return { declared, loaded, context, data };
  },
  Component: PartView,
  ErrorBoundary: MissingPart,
});

const WaitingPart = () => <div aria-busy="true" />;

const MissingPart = () => null;

function PartView() {
  const { declared, loaded, context, data } = useLoaderData();
  return (
    <>
      <div data-part={declared.id} data-size={declared.size ?? 'full'}>
        {loaded.render(context, data)}
      </div>
      <p className={styles.nothing}>This part shows nothing now. Visitors see the page without it.</p>
    </>
  );
}
