import { randomBytes } from 'node:crypto';
import type { PageHandle, Site } from '@hotdrop/shared-domain/contract';
import { snapshot } from '@hotdrop/shared-domain/store';
import type { Api } from '@hotdrop/shared-domain/wire';
import type { PageRelease } from '@hotdrop/shared-host/browser';
import type { Log, ReadyArea, ReleaseSet } from '@hotdrop/shared-host/server';
import { withDeadline } from '@hotdrop/shared-host/store';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router';
import { Document } from '../../document.tsx';
import type { ShownNotice } from '../../frame/frame-data.ts';
import type { Override } from '../../handover.ts';
import { siteRoutes } from '../../routes.tsx';
import { loadShellTexts, textsChunk } from '../../site/texts.ts';
import { areasPath, menuOf, pageRelease } from '../areas/page-release.ts';
import { type ShownArea, shownArea } from '../areas/shown-area.tsx';
import { createFrameData, type FrameDataSource } from '../frame-data/create-frame-data.ts';
import { compress } from '../http/compress.ts';
import { followChanges } from '../http/dev-changes.ts';
import { pageHeaders } from '../http/headers.ts';
import type { Visitor } from '../http/visitor.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import type { PictureQueue } from '../pictures/picture-queue.ts';
import { sendPicture } from '../pictures/send-picture.tsx';
import { pageFiles } from './page-files.ts';
import { Preloads } from './preloads.tsx';
import { renderHtml, wholeOf } from './render-html.tsx';
import { runAfterPaint } from './run-after-paint.ts';
import { createServerSite } from './server-site.ts';
import { startScript } from './start-script.ts';
import { assetsPath, type WebFiles } from './web-files.ts';

export interface Renderer {
  readonly web: WebFiles;
  readonly api: Api;
  /** Where browsers call the API host. */
  readonly apiBase: string;
  /** Where the frame's notices and links come from. */
  readonly frameDataSource: FrameDataSource;
  /** Draws the pictures of link previews. */
  readonly pictureQueue: PictureQueue;
  /** Pages follow what is built. */
  readonly isDevelopment: boolean;
  readonly log: Log;
  /** The share of visits, 0 to 1, that tell how they went. */
  readonly visitSample: number;
  /** How long an area's loaders may take, and as long again its drawing, in ms. */
  readonly deadline: number;
}

export interface PageRequest {
  readonly request: Request;
  readonly origin: string;
  readonly visitor: Visitor;
  readonly set: ReleaseSet;
  /** Stands before the operator's notices. */
  readonly notice?: ShownNotice | undefined;
  /** An area whose code the visitor's browser gets elsewhere: here nothing of it runs. */
  readonly override?: Override | undefined;
}

export interface RenderedPage {
  readonly response: Response;
  /** The version that the page was to be drawn with. */
  readonly tried: ReadyArea | undefined;
  /** What the area's own code did wrong. That the API host is away, or has no such player, is no fault of its. */
  readonly faults: readonly unknown[];
}

/** One page: find its area, ask the loaders, draw, send. A part that fails leaves the rest standing. */
export async function renderPage(page: PageRequest, renderer: Renderer): Promise<RenderedPage> {
  const { request, set, override } = page;
  const { pathname } = new URL(request.url);
  const site = createServerSite({ ...page, ...renderer });
  const area = await shownArea(set, site, pathname, { deadline: renderer.deadline, override });
  const tried = area?.tried;
  const faults: unknown[] = area?.status === 'failed' && tried ? [area.reason] : [];
  const onFault = (error: unknown) => void faults.push(error);
  let response: Response;
  try {
    response = await renderWith(area, page, { site, renderer, onFault });
  } catch (error) {
    if (request.signal.aborted) return { response: new Response(null, { status: 499 }), tried, faults: [] };
    if (area?.status !== 'ready') throw error;
    // Whose fault it was shows here: what the frame throws, it throws again.
    response = await renderWith(area.withoutIt('it did not answer in time'), page, {
      site,
      renderer,
      onFault,
    });
    onFault(error);
  }
  if (tried && faults.length > 0) {
    const { area: id, version, manifest } = tried;
    const errors = faults.map(String);
    renderer.log.error(
      { area: id, version, owner: manifest.owner, path: pathname, errors },
      'An area failed',
    );
  }
  return { response, tried, faults };
}

interface Rendering {
  readonly site: Site;
  readonly renderer: Renderer;
  readonly onFault: (error: unknown) => void;
}

async function renderWith(
  area: ShownArea | undefined,
  { request, origin, visitor, set, notice, override }: PageRequest,
  { site, renderer, onFault }: Rendering,
): Promise<Response> {
  const { web, apiBase, frameDataSource, pictureQueue, isDevelopment, visitSample, log, deadline } = renderer;
  const { locale } = visitor;
  const texts = await loadShellTexts(locale);
  const menu = menuOf(set, locale);
  const moment = { now: site.now(), random: Math.random() };
  const usual = createFrameData(visitor, frameDataSource, moment);
  const frameData = notice ? { ...usual, notices: [notice, ...usual.notices] } : usual;
  const { query, dataRoutes } = createStaticHandler(
    siteRoutes({ site, texts, menu, frameData, areas: area ? [area.route] : [] }),
  );
  const context = await withDeadline('Asking the loaders', deadline, (signal) =>
    query(new Request(request, { signal: AbortSignal.any([request.signal, signal]) })),
  );
  if (context instanceof Response) return context;
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) onFault(error);
  const picture = pictureOf(context);
  if (picture) return sendPicture(picture, { request, origin, ...visitor, pictureQueue, log });

  const chunks = context.matches.flatMap(
    ({ route }) => (route.handle as PageHandle | undefined)?.chunk ?? [],
  );
  const files = pageFiles(web, area?.pinned, { texts: textsChunk(locale), page: chunks });
  const release = pageRelease(set, area);
  const handover = {
    locale,
    now: site.now(),
    origin,
    apiBase,
    release,
    menu,
    frameData,
    store: snapshot(site.store),
    styles: files.styles,
    override,
    // How a build goes that nobody has published is no figure of this site.
    visitSample: override ? 0 : visitSample,
  };
  const nonce = randomBytes(16).toString('base64');
  let status = context.statusCode;
  const page = {
    nonce,
    startScript: [
      isDevelopment ? followChanges : '',
      startScript(handover, context, scriptPlacesOf(release, override)),
      runAfterPaint(files),
    ].join(''),
    onError(error: unknown) {
      status = 500;
      onFault(error);
    },
    children: (
      <Document handover={handover}>
        <Preloads files={files.start} nonce={nonce} />
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Document>
    ),
  };
  const drawn = await withDeadline('Drawing it', deadline, (signal) =>
    renderHtml({ ...page, signal: AbortSignal.any([request.signal, signal]) }),
  );
  // Small pages matter most on a phone in a lobby.
  const { body, encoding } = await compress(await wholeOf(drawn), request.headers.get('accept-encoding'));
  const connect = apiBase.startsWith('http') ? [new URL(apiBase).origin] : [];
  const frame = Object.values(frameData.providers).flatMap((page) => (page ? [new URL(page).origin] : []));
  const isSecure = origin.startsWith('https:');
  const code = override ? [override.origin] : [];
  const headers = new Headers(pageHeaders({ nonce, isSecure, connect, frame, code }));
  headers.set('vary', 'accept-encoding, accept-language, cookie');
  headers.set('cache-control', 'private, no-cache');
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(body, { status, headers });
}

/** Where scripts of this page may come from: the shell, the pinned versions of areas, and what the visitor asked for. */
const scriptPlacesOf = ({ areas }: PageRelease, override: Override | undefined) => [
  assetsPath,
  ...areas.flatMap((area) => (area.status === 'ready' ? area.base : [])),
  ...(override ? [`${override.origin}${areasPath}${override.area}/`] : []),
];
