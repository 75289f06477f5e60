import { randomBytes } from 'node:crypto';
import type { PageHandle } from '@hotdrop/shared-domain/contract';
import { snapshot } from '@hotdrop/shared-domain/store';
import type { PageRelease } from '@hotdrop/shared-host/browser';
import { withDeadline } from '@hotdrop/shared-host/store';
import { preload } from 'react-dom';
import { createStaticRouter, StaticRouterProvider } from 'react-router';
import { Document } from '../../document.tsx';
import type { Handover, Override } from '../../handover.ts';
import { textsChunk } from '../../site/texts.ts';
import { areasPath, createPageRelease } from '../areas/page-release.ts';
import { followChanges } from '../http/dev-changes.ts';
import type { LoadedPage } from './load-page.ts';
import { listPageFiles, type PageFile } from './page-files.ts';
import { renderHtml } from './render-html.ts';
import type { PageContext } from './renderer.ts';
import { createPaintScript } from './run-after-paint.ts';
import { createStartScript } from './start-script.ts';
import { assetsPath } from './web-files.ts';

export interface RenderedPage {
  readonly html: Buffer<ArrayBuffer>;
  readonly status: number;
  readonly nonce: string;
  /** Pages of providers that this page may show in a frame. */
  readonly providerPages: readonly (string | null)[];
}

/** Second step of a page: renders the React tree to HTML, with the scripts that start the page in the browser. */
export async function renderPage(
  { area, menu, frameData, dataRoutes, routerContext }: LoadedPage,
  { page, renderer, site, onFault }: PageContext,
): Promise<RenderedPage> {
  const { request, origin, set, override } = page;
  const { web, apiBase, isDevelopment, visitSample, areaTimeout } = renderer;
  const chunks = routerContext.matches.flatMap(
    ({ route: { handle } }: { route: { handle?: PageHandle } }) => handle?.chunk ?? [],
  );
  const files = listPageFiles(web, area?.pinned, { texts: textsChunk(site.locale), page: chunks });
  const release = createPageRelease(set, area);
  const handover: Handover = {
    locale: site.locale,
    now: site.now(),
    origin,
    apiBase,
    release,
    menu,
    frameData,
    store: snapshot(site.store),
    styles: files.styles,
    override,
    // Web vitals of an unpublished build do not count for this site.
    visitSample: override ? 0 : visitSample,
  };
  const nonce = randomBytes(16).toString('base64');
  let status = routerContext.statusCode;
  const html = await withDeadline('Rendering', areaTimeout, (signal) =>
    renderHtml({
      nonce,
      startScript: [
        isDevelopment ? followChanges : '',
        createStartScript(handover, routerContext, scriptSources(release, override)),
        createPaintScript(files),
      ].join(''),
      signal: AbortSignal.any([request.signal, signal]),
      onError(error) {
        status = 500;
        onFault(error);
      },
      children: (
        <Document handover={handover}>
          <Preloads files={files.start} nonce={nonce} />
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, routerContext)}
            context={routerContext}
            hydrate={false}
          />
        </Document>
      ),
    }),
  );
  return { html, status, nonce, providerPages: Object.values(frameData.providers) };
}

/** URL prefixes of this page's scripts: the shell, the pinned versions of areas, and the override. */
const scriptSources = ({ areas }: PageRelease, override: Override | undefined) => [
  assetsPath,
  ...areas.flatMap((area) => (area.status === 'ready' ? area.base : [])),
  ...(override ? [`${override.origin}${areasPath}${override.area}/`] : []),
];

/**
 * Preloads the entry scripts, with a low priority so that stylesheets and the font come first. The attributes must
 * equal those of the later request; otherwise the browser loads the file twice.
 */
function Preloads({ files, nonce }: { files: readonly PageFile[]; nonce: string }) {
  for (const { href, integrity } of files) {
    preload(href, { as: 'script', crossOrigin: 'anonymous', integrity, nonce, fetchPriority: 'low' });
  }
  return null;
}
