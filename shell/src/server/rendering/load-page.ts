import { withDeadline } from '@hotdrop/shared-host/store';
import {
  createStaticHandler,
  isRouteErrorResponse,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import type { RouteObject } from 'react-router-dom';
import type { FrameData } from '../../frame/frame-data.ts';
import type { MenuEntry } from '../../handover.ts';
import { createSiteRoutes } from '../../routes.tsx';
import { loadShellTexts } from '../../site/texts.ts';
import type { ShownArea } from '../areas/find-shown-area.tsx';
import { createMenu } from '../areas/page-release.ts';
import { createFrameData } from '../frame-data/create-frame-data.ts';
import type { PageContext } from './renderer.ts';

/** All data of a page, before React renders it. */
export interface LoadedPage {
  readonly area: ShownArea | undefined;
  readonly menu: readonly MenuEntry[];
  readonly frameData: FrameData;
  readonly dataRoutes: RouteObject[];
  /** The matched routes with their data, their errors, and the status. */
  readonly routerContext: StaticHandlerContext;
}

/** First step of a page: runs the loaders of its routes. Returns a response when a loader redirects. */
export async function loadPage(
  area: ShownArea | undefined,
  { page, renderer, site, parts, onFault }: PageContext,
): Promise<LoadedPage | Response> {
  const { request, visitor, set, notice } = page;
  const texts = await loadShellTexts(visitor.locale);
  const menu = createMenu(set, visitor.locale);
  const created = createFrameData(visitor, renderer.frameDataSource, site.now());
  const frameData = notice ? { ...created, messages: [notice] } : created;
  const handler = createStaticHandler(
    createSiteRoutes({ site, texts, menu, frameData, areas: area ? [area.route] : [] }),
  );
  const [routerContext] = await Promise.all([
    withDeadline('The loaders', renderer.areaTimeout, (signal) =>
      loadRoutes(handler, new Request(request, { signal: AbortSignal.any([request.signal, signal]) })),
    ),
    parts.prepare(site),
  ]);
  if (routerContext instanceof Response) return routerContext;
  for (const error of Object.values(routerContext.errors ?? {})) {
    if (!isRouteErrorResponse(error)) onFault(error);
  }
  return { area, menu, frameData, dataRoutes: handler.dataRoutes, routerContext };
}

/** Runs the middleware and the loaders of a page. React Router runs middleware only to answer with a response. */
async function loadRoutes(
  { query }: StaticHandler,
  request: Request,
): Promise<StaticHandlerContext | Response> {
  const loaded: StaticHandlerContext[] = [];
  const response = await query(request, {
    generateMiddlewareResponse: async (load) => {
      const result = await load(request);
      if (result instanceof Response) return result;
      loaded.push(result);
      return new Response();
    },
  });
  return loaded.at(-1) ?? response;
}
