import type { Site } from '@hotdrop/shared-domain/contract';
import type { Game } from '@hotdrop/shared-domain/game';
import { createSite } from '@hotdrop/shared-host/browser';
import { createFetch, keepAnswers } from '@hotdrop/shared-host/fetch';
import type { Handover } from '../handover.ts';
import { basePath, siteName } from '../site/game.ts';
import { getErrorMessage, reportLimits, type WebVitalsReport } from '../site/reports.ts';

interface BrowserSite {
  readonly site: Site;
  /** Reads answers that `site.fetch` uses for the next page. */
  readonly prefetch: Site['fetch'];
  /** Starts the site's clock. Until then, the clock shows the time of the server's render, so that hydration matches. */
  readonly markHydrated: () => void;
}

/** Creates the browser's site with the state from the server. */
export function createBrowserSite(
  { apiBase, now, store, ...handover }: Handover,
  game: Game,
  {
    parts,
    onReport,
    isGoingBack = () => false,
  }: {
    readonly parts?: Parameters<typeof createSite>[0]['parts'];
    readonly onReport?: Site['report'] | undefined;
    readonly isGoingBack?: () => boolean;
  } = {},
): BrowserSite {
  let isHydrated = false;
  const report: Site['report'] = (error, about) => {
    console.error(`[${about.area}]`, error);
    bufferError(error, about.area);
    onReport?.(error, about);
  };
  const { fetch, prefetch } = keepAnswers(createFetch({ apiBase, locale: handover.locale }), isGoingBack);
  const site = createSite({
    fetch,
    game,
    basePath,
    siteName,
    origin: handover.origin,
    locale: handover.locale,
    apiBase,
    links: handover.release.links,
    state: store,
    ...(parts && { parts }),
    report,
    now: () => (isHydrated ? Date.now() : now),
  });
  return {
    site,
    prefetch,
    markHydrated: () => {
      isHydrated = true;
      // Tests and benchmarks wait for this mark.
      performance.mark('hydrated');
    },
  };
}

type BufferedError = WebVitalsReport['errors'][number];

const buffer = new Map<string, BufferedError>();

/** Keeps the first few distinct errors for the next web-vitals report. */
export function bufferError(error: unknown, area?: string): void {
  const message = getErrorMessage(error).slice(0, reportLimits.message);
  if (buffer.size < reportLimits.errors) buffer.set(`${area} ${message}`, { message, area });
}

/** Returns the buffered errors and empties the buffer. */
export function takeBufferedErrors(): BufferedError[] {
  const errors = [...buffer.values()];
  buffer.clear();
  return errors;
}
