import type { RouteHandle } from '@hotdrop/shared-domain/contract';
import type { PageRelease } from '@hotdrop/shared-host/browser';
import { findFailedPart, getPartKey } from '@hotdrop/shared-host/parts';
import type { ReleaseSet } from '@hotdrop/shared-host/server';
import { DeadlineError, withDeadline } from '@hotdrop/shared-host/store';
import { preload } from 'react-dom';
import { createStaticRouter, StaticRouterProvider } from 'react-router';
import { Document } from '../../document.tsx';
import type { Handover } from '../../handover.ts';
import { basePath } from '../../site/game.ts';
import { areaBase, areasPath, createPageRelease } from '../areas/page-release.ts';
import { followChanges } from '../http/dev-changes.ts';
import { createInspectScript, type Inspection } from '../inspect/inspect-page.ts';
import type { LoadedPage } from './load-page.ts';
import { listPageFiles, type PageFile } from './page-files.ts';
import { createPageHashes, type PageHashes } from './page-hashes.ts';
import { createMessageScript, createPaintScript } from './page-scripts.ts';
import { linkKnown, listShellStyles, PageStyles, readAreaStyles } from './page-styles.tsx';
import { renderHtml } from './render-html.ts';
import type { PageContext } from './renderer.ts';
import { createStartScript } from './start-script.ts';
import { assetsPath } from './web-files.ts';

export interface RenderedPage {
  readonly html: Buffer<ArrayBuffer>;
  readonly status: number;
  readonly hashes: PageHashes;
  /** Pages of providers that this page may show in a frame. */
  readonly providerPages: readonly (string | null)[];
}

/** Second step of a page: renders the React tree to HTML, with the scripts that start the page in the browser. */
export async function renderPage(loaded: LoadedPage, context: PageContext): Promise<RenderedPage> {
  const { parts, onFault, renderer } = context;
  const { areaTimeout, partTimeout } = renderer;
  let isLastTry = false;
  for (;;) {
    const shown = parts.listShown().length;
    // A part that never ends must not use up the time of the page.
    const timeout = shown > 0 && !isLastTry ? Math.min(partTimeout, areaTimeout) : areaTimeout;
    const { html, errors, hashes } = await renderOnce(loaded, context, timeout);
    // Render again without the parts that failed: only then the browser gets a page without them.
    if (parts.listShown().length < shown) continue;
    if (!html) {
      if (timeout === areaTimeout) throw new DeadlineError('Rendering', timeout);
      // The page itself is late, or this server is busy.
      isLastTry = true;
      continue;
    }
    for (const error of errors) onFault(error);
    return {
      html,
      status: errors.length > 0 ? 500 : loaded.routerContext.statusCode,
      hashes,
      providerPages: Object.values(loaded.frameData.providers),
    };
  }
}

interface Rendering {
  /** Undefined after a missed deadline. */
  readonly html: Buffer<ArrayBuffer> | undefined;
  /** Errors outside of parts. */
  readonly errors: readonly unknown[];
  readonly hashes: PageHashes;
}

async function renderOnce(
  { area, menu, frameData, dataRoutes, routerContext }: LoadedPage,
  { page, renderer, site, links, parts }: PageContext,
  timeout: number,
): Promise<Rendering> {
  const { request, origin, set, override } = page;
  const { web, apiBase, isDevelopment, visitSample, readSettings } = renderer;
  const shownParts = parts.listShown();
  const files = listPageFiles(web, area?.pinned, {
    locale: site.locale,
    page: routerContext.matches.flatMap(
      ({ route: { handle } }: { route: { handle?: RouteHandle } }) => handle?.chunk ?? [],
    ),
    parts: shownParts.filter(({ part }) => part.browser === 'always'),
  });
  const release = createPageRelease(set, {
    shown: area,
    parts,
    links,
    locale: site.locale,
    readSettings,
  });
  const handover: Handover = {
    locale: site.locale,
    now: site.now(),
    origin,
    apiBase,
    release,
    menu,
    frameData,
    store: site.store.getState(),
    partData: Object.fromEntries(
      shownParts.flatMap(({ part, data }) =>
        part.browser === 'never' || data === undefined ? [] : [[getPartKey(part), data]],
      ),
    ),
    override,
    // Web vitals of an unpublished build do not count for this site.
    visitSample: override ? 0 : visitSample,
  };
  const { messages } = frameData;
  const firstScript = messages.length > 0 ? createMessageScript(messages) : '';
  const startScript = [
    isDevelopment ? followChanges : '',
    createStartScript(handover, routerContext, scriptSources(release, override)),
    createPaintScript(files),
    page.timing ? createInspectScript(describeInspection(set, release, override)) : '',
  ].join('');
  const styles = linkKnown(
    [
      ...listShellStyles(web, files.styles.shell),
      ...(area?.pinned ? await readAreaStyles(area.pinned, files.styles.area) : []),
      ...shownParts.flatMap((part) => part.styles),
    ],
    page.visitor.styles,
  );
  const errors: unknown[] = [];
  const rendering = withDeadline('Rendering', timeout, (signal) =>
    renderHtml({
      firstScript,
      startScript,
      signal: AbortSignal.any([request.signal, signal]),
      onError(error, { componentStack, isAborted }) {
        const part = findFailedPart(componentStack);
        if (part) parts.fail(part, isAborted ? new DeadlineError('Rendering the part', timeout) : error);
        // An abort also ends what waits behind the part, which is no error.
        else if (!isAborted) errors.push(error);
      },
      children: (
        <Document handover={handover}>
          <Preloads files={files.start}>
            <PageStyles styles={styles} />
          </Preloads>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, routerContext)}
            context={routerContext}
            hydrate={false}
          />
        </Document>
      ),
    }),
  );
  const html = await rendering.catch((error: unknown) => {
    if (error instanceof DeadlineError && !request.signal.aborted) return undefined;
    throw error;
  });
  return {
    html,
    errors,
    hashes: createPageHashes({ inlineScripts: [firstScript, startScript], styles, files }),
  };
}

function describeInspection(
  { areas }: ReleaseSet,
  { parts }: PageRelease,
  override: string | undefined,
): Inspection {
  return {
    basePath,
    areas: areas
      .filter((pinned) => pinned.status === 'ready')
      .map((pinned) => {
        const { area, version, manifest } = pinned;
        const { owner, contract, routes, web } = manifest;
        return {
          id: area,
          version: area === override ? 'a developer’s build' : version,
          owner,
          contract,
          routes,
          entry: areaBase(pinned) + web.entry,
          global: web.global,
        };
      }),
    slots: Object.fromEntries(parts.map((part) => [getPartKey(part), part.slot])),
  };
}

/** URL prefixes of this page's scripts: the shell, the pinned versions of areas, and the override. */
const scriptSources = ({ areas }: PageRelease, override: string | undefined) => [
  assetsPath,
  ...areas.flatMap((area) => (area.status === 'ready' ? area.base : [])),
  ...(override ? [`${areasPath}${override}/`] : []),
];

interface PreloadsProps {
  readonly files: readonly PageFile[];
  readonly children: React.ReactNode;
}

/**
 * Preloads the entry scripts, with a low priority so that stylesheets and the font come first. The attributes must
 * equal those of the later request; otherwise the browser loads the file twice.
 *
 * The children are further elements that only the server renders. They are not siblings of the router, because the
 * browser's tree must have the same siblings: `useId` counts them.
 */
function Preloads({ files, children }: PreloadsProps) {
  for (const { href, integrity } of files) {
    preload(href, { as: 'script', crossOrigin: 'anonymous', integrity, fetchPriority: 'low' });
  }
  return children;
}
