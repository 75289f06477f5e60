import type { PageRelease } from '@hotdrop/shared-host/browser';
import { findArea } from '@hotdrop/shared-host/react';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { type Visit, visitsPath, type Whose } from '../site/web-vitals-report.ts';
import { bufferError, takeBufferedErrors } from './error-buffer.ts';

interface Told {
  readonly release: PageRelease;
  readonly basePath: string;
}

/** Measures this page for its visitor, and tells the server when the visitor leaves or looks away. */
export function startWebVitalsBeacon({ release, basePath }: Told): void {
  const versionOf = (id: string | undefined): Whose => {
    const area = release.areas.find((one) => one.id === id);
    return area?.status === 'ready' ? { area: area.id, version: area.version } : {};
  };
  const shown = () => versionOf(findArea(release.areas, basePath, location.pathname)?.id);

  let vitals: Visit['vitals'] = [];
  const first = shown();
  onLCP(({ value }) => (vitals = [...vitals, { name: 'LCP', value, ...first }]));
  // What moved or was slow is the page's that is shown when it is known.
  onINP(({ value }) => (vitals = [...vitals, { name: 'INP', value, ...shown() }]));
  onCLS(({ value }) => (vitals = [...vitals, { name: 'CLS', value, ...shown() }]));

  addEventListener('error', ({ error, message }) => bufferError(message, areaOf(error)));
  addEventListener('unhandledrejection', ({ reason }) => bufferError(reason, areaOf(reason)));

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const errors = takeBufferedErrors().map(({ message, area }) => ({ message, ...versionOf(area) }));
    if (vitals.length === 0 && errors.length === 0) return;
    navigator.sendBeacon(visitsPath, JSON.stringify({ vitals, errors } satisfies Visit));
    vitals = [];
  });
}

/** An area's code lies below its name. */
const areaOf = (error: unknown): string | undefined =>
  error instanceof Error ? /\/areas\/([a-z0-9-]+)\//.exec(error.stack ?? '')?.[1] : undefined;
