import type { ReadyArea } from '@hotdrop/shared-host/server';
import { DeadlineError } from '@hotdrop/shared-host/store';
import { basePath, loadGame } from '../../site/game.ts';
import { findShownArea, type ShownArea } from '../areas/find-shown-area.tsx';
import { collectSiteLinks } from '../areas/site-links.ts';
import { refuseMethod } from '../http/refuse.ts';
import { refuseVisitor } from '../http/static-page.ts';
import { createPageParts, type PartFailure } from '../parts/page-parts.ts';
import { findPicture, sendPicture } from '../pictures/send-picture.tsx';
import { connectPage } from './connect-page.ts';
import { createPageResponse, findRetryAfter } from './create-page-response.ts';
import { loadPage } from './load-page.ts';
import { renderPage } from './render-page.tsx';
import type { PageContext, PageRequest, Renderer } from './renderer.ts';
import { createServerSite } from './server-site.ts';

export interface PageOutcome {
  readonly response: Response;
  /** The version of the area that should have rendered the page. */
  readonly attempted: ReadyArea | undefined;
  /**
   * Errors in the area's own code. An unreachable API host or an unknown player is not one, nor is a deadline that is
   * missed because this server is overloaded.
   */
  readonly faults: readonly unknown[];
  /** Parts of other areas that failed. They change neither the page nor its status. */
  readonly failedParts: readonly PartFailure[];
  /** Whether nothing is missing that the same page may have a moment later. */
  readonly isComplete: boolean;
  /** Whether the API host refused a call because of this visitor, whose page is none for others. */
  readonly isRefused: boolean;
}

/** Answers the request for one page. If its area fails, the page shows the frame with an error panel. */
export async function handlePage(page: PageRequest, renderer: Renderer): Promise<PageOutcome> {
  const { request, visitor, set, override } = page;
  const { pathname } = new URL(request.url);
  const start = performance.now();
  const { fetch, isWaiting, failures } = connectPage(page, renderer);
  const game = await loadGame(visitor.locale);
  const parts = createPageParts({ ...page, ...renderer, basePath });
  const links = collectSiteLinks(set, renderer);
  const site = createServerSite({ ...page, ...renderer, game, fetch, links, parts: parts.siteParts });
  const area = await findShownArea(set, site, pathname, {
    timeout: renderer.areaTimeout,
    fence: renderer.fence,
    slots: parts.slots,
    readSettings: renderer.readSettings,
    override,
  });
  const attempted = area?.attempted;
  const faults: unknown[] = area?.status === 'failed' && attempted ? [area.error] : [];
  const onFault = (error: unknown) => void faults.push(error);
  const context: PageContext = { page, renderer, site, links, parts, failures, onFault };
  let response: Response;
  try {
    response = await (area?.pinned
      ? renderer.fence.run(area.pinned, () => respondWith(area, context))
      : respondWith(area, context));
  } catch (error) {
    if (request.signal.aborted) {
      return {
        response: new Response(null, { status: 499 }),
        attempted,
        faults: [],
        failedParts: [],
        isComplete: false,
        isRefused: false,
      };
    }
    if (area?.status !== 'ready') throw error;
    // Retry without the area; if the frame is at fault, this throws again.
    response = await respondWith(area.withoutArea(error), context);
    onFault(error);
  }
  page.timing?.add('page', performance.now() - start);
  const failedParts = parts.recordOutcomes();
  const isComplete =
    faults.length === 0 && !set.problem && !isWaiting() && !failures.hasPassing() && parts.isComplete();
  if (attempted && faults.length > 0) {
    if (faults.every((fault) => fault instanceof DeadlineError) && renderer.isOverloaded()) {
      return { response, attempted, faults: [], failedParts, isComplete, isRefused: failures.isRefused() };
    }
    const { area: id, version, manifest } = attempted;
    const errors = faults.map(String);
    renderer.log.error(
      { area: id, version, owner: manifest.owner, path: pathname, errors },
      'An area failed to render a page',
    );
  }
  return { response, attempted, faults, failedParts, isComplete, isRefused: failures.isRefused() };
}

async function respondWith(area: ShownArea | undefined, context: PageContext): Promise<Response> {
  const loaded = await loadPage(area, context);
  if (loaded instanceof Response) return loaded;
  // The page takes no form.
  if (loaded.routerContext.statusCode === 405) return refuseMethod(context.page.request);
  if (loaded.routerContext.statusCode === 429) {
    return refuseVisitor(context.page.visitor.locale, 429, findRetryAfter(context));
  }
  const picture = findPicture(loaded.routerContext);
  if (picture) {
    const { request, origin, visitor } = context.page;
    const { pictureQueue, log } = context.renderer;
    return sendPicture(picture, { request, origin, ...visitor, pictureQueue, log });
  }
  return createPageResponse(await renderPage(loaded, context), context);
}
