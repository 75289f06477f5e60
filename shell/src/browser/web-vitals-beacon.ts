import type { PageRelease } from '@hotdrop/shared-host/browser';
import { findArea } from '@hotdrop/shared-host/react';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { type Source, type WebVitalsReport, webVitalsPath } from '../site/reports.ts';
import { bufferError, takeBufferedErrors } from './browser-site.ts';

interface BeaconOptions {
  readonly release: PageRelease;
  readonly basePath: string;
}

/** Measures this page and sends a report when the visitor leaves it or hides the tab. */
export function startWebVitalsBeacon({ release, basePath }: BeaconOptions): void {
  const findSource = (id: string | undefined): Source => {
    const area = release.areas.find((one) => one.id === id);
    return area?.status === 'ready' ? { area: area.id, version: area.version } : {};
  };
  const findShownSource = () => findSource(findArea(release.areas, basePath, location.pathname)?.id);

  let vitals: WebVitalsReport['vitals'] = [];
  const firstSource = findShownSource();
  onLCP(({ value }) => (vitals = [...vitals, { name: 'LCP', value, ...firstSource }]));
  // INP and CLS count for the page that is visible when the browser reports them.
  onINP(({ value }) => (vitals = [...vitals, { name: 'INP', value, ...findShownSource() }]));
  onCLS(({ value }) => (vitals = [...vitals, { name: 'CLS', value, ...findShownSource() }]));

  addEventListener('error', ({ error, message }) => bufferError(message, findAreaInStack(error)));
  addEventListener('unhandledrejection', ({ reason }) => bufferError(reason, findAreaInStack(reason)));

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const errors = takeBufferedErrors().map(({ message, area }) => ({ message, ...findSource(area) }));
    if (vitals.length === 0 && errors.length === 0) return;
    navigator.sendBeacon(webVitalsPath, JSON.stringify({ vitals, errors } satisfies WebVitalsReport));
    vitals = [];
  });
}

/** Finds the area that caused an error by the path of its files. */
const findAreaInStack = (error: unknown): string | undefined =>
  error instanceof Error ? /\/areas\/([a-z0-9-]+)\//.exec(error.stack ?? '')?.[1] : undefined;
