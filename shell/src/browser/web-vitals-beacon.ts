import type { PageRelease } from '@hotdrop/shared-host/browser';
import { findArea } from '@hotdrop/shared-host/react';
import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import { reportLimits, type Source, type WebVitalsReport, webVitalsPath } from '../site/reports.ts';
import { bufferError, takeBufferedErrors } from './browser-site.ts';

interface BeaconOptions {
  readonly release: PageRelease;
  readonly basePath: string;
}

/** Chromium measures each navigation without a new document, too. */
const measuresNavigations = PerformanceObserver.supportedEntryTypes.includes('soft-navigation');

/** Measures the pages of this document and sends a report when the visitor leaves it or hides the tab. */
export function startWebVitalsBeacon({ release, basePath }: BeaconOptions): void {
  const findSource = (id: string | undefined): Source => {
    const area = release.areas.find((one) => one.id === id);
    return area?.status === 'ready' ? { area: area.id, version: area.version } : {};
  };
  const measure = ({ name, value, navigationURL }: CLSMetric | INPMetric | LCPMetric) => {
    // Without soft navigations, INP and CLS count for the page that is visible when the browser reports them.
    const { pathname } = measuresNavigations || name === 'LCP' ? new URL(navigationURL ?? first) : location;
    const source = findSource(findArea(release.areas, basePath, pathname)?.id);
    vitals = [...vitals, { name, value, ...source }].slice(-reportLimits.vitals);
  };

  let vitals: WebVitalsReport['vitals'] = [];
  const first = location.href;
  for (const on of [onLCP, onINP, onCLS]) on(measure, { reportSoftNavs: true });

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
