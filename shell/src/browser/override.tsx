import { type PageArea, type PageRelease, readRelease } from '@hotdrop/shared-host/browser';
import { data, type RouteObject } from 'react-router-dom';
import type { Override } from '../handover.ts';
import { OverridePlaceholder, overridePlaceholderMark } from '../pages/area/override-placeholder.tsx';

/** The release set of this page with one area as its developer serves it, every file pinned by its hash. */
export async function overriddenRelease(
  { areas }: PageRelease,
  { area: id, origin }: Override,
): Promise<PageRelease> {
  const read = await readRelease(`${origin}/areas/`, [id]);
  const published = areas.find((area) => area.id === id);
  const theirs = read.areas.map((area) => orInItsPlace(area, published));
  followChanges(origin);
  return {
    areas: published ? areas.flatMap((area) => (area === published ? theirs : area)) : [...areas, ...theirs],
  };
}

/** What cannot be had is said where it should be; what nobody has published may be anywhere. */
function orInItsPlace(area: PageArea, published: PageArea | undefined): PageArea {
  if (area.status === 'ready') return area;
  console.error(area.reason);
  return { ...area, routes: published?.routes ?? ['*'] };
}

/** A saved file is a new build; the page shows it at once. */
function followChanges(origin: string): void {
  new EventSource(`${origin}/changes`).onmessage = () => location.reload();
}

/**
 * The server has drawn an empty place, since it runs no code of elsewhere: the page begins with the same, and asks its
 * loaders when that has been taken over. An address that may be the area's and turns out to be nobody's does so too.
 */
export function drawnInBrowser(shown: RouteObject[]): RouteObject[] {
  if (!document.querySelector(`[${overridePlaceholderMark}]`)) return shown;
  const { promise: drawn, resolve } = Promise.withResolvers<null>();
  const place = <OverridePlaceholder onDrawn={() => resolve(null)} />;
  const routes = shown.length > 0 ? shown : [{ path: '*', loader: notFound }];
  return [{ loader: () => drawn, hydrateFallbackElement: place, children: routes }];
}

const notFound = () => {
  throw data(null, { status: 404 });
};
