import type { Mount, MountedArea, Site } from '@hotdrop/shared-domain/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadMount } from '../browser/load-area.ts';
import { readRelease } from '../browser/read-release.ts';

interface HotdropAreaProps extends Omit<Parameters<Mount>[2], 'isolate'> {
  /** The area's id: `mf-leaderboards`. */
  readonly area: string;
  /** The URL of the site's areas, with a slash at the end: `https://hotdrop.example/areas/`. */
  readonly store: string;
  /** The result of `createSite`, the same in each render. */
  readonly site: Site;
  /** Whether the area has a shadow root and styles of its own: the default. */
  readonly isolate?: boolean;
  /** Shown until the area is there. */
  readonly loading?: ReactNode;
  /** Shown if the area is not available. */
  readonly failed?: ReactNode;
}

/**
 * Shows the live version of an area in a page with React, whatever the page's bundler. The area brings its own React, so
 * the page's may have any version.
 *
 * @public
 */
export function HotdropArea({
  area,
  store,
  site,
  path,
  address,
  isolate = true,
  title,
  loading,
  failed,
}: HotdropAreaProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const mounted = useRef<MountedArea>(undefined);
  const shownPath = useRef(path);

  useEffect(() => {
    let isGone = false;
    const start = async () => {
      const mount = await load(store, area, site);
      // In its strict mode, React starts each effect twice.
      if (isGone || !place.current) return;
      const options = { path: shownPath.current, address, isolate, title };
      const result = await mount(place.current, site, options);
      if (isGone) return result.unmount();
      mounted.current = result;
      setState('ready');
    };
    setState('loading');
    start().catch((error: unknown) => {
      if (isGone) return;
      site.report(error, { area });
      setState('failed');
    });
    return () => {
      isGone = true;
      // React does not let a root remove another one while it renders.
      const { current } = mounted;
      mounted.current = undefined;
      queueMicrotask(() => current?.unmount());
    };
  }, [area, store, site, address, isolate, title]);

  useEffect(() => {
    if (shownPath.current !== path) mounted.current?.update({ path });
    shownPath.current = path;
  }, [path]);

  return (
    <>
      {state === 'loading' && loading}
      {state === 'failed' && failed}
      <div ref={place} />
    </>
  );
}

declare global {
  /** The code that runs federation's containers. Areas are built without it. */
  var _FEDERATION_RUNTIME_CORE: unknown;
}

async function load(store: string, area: string, site: Site): Promise<Mount> {
  const [release, runtime] = await Promise.all([
    readRelease(store, [area], site.locale, { game: site.game }),
    globalThis._FEDERATION_RUNTIME_CORE ?? import('@module-federation/runtime-core'),
  ]);
  globalThis._FEDERATION_RUNTIME_CORE ??= runtime;
  return loadMount(release, area);
}
