import type { LoadedPart, SiteParts } from '@hotdrop/shared-domain/contract';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { type BrowserPartsOptions, createBrowserParts } from '../browser-parts.tsx';
import type { PagePart } from '../page-parts.ts';
import { createOwnSlots, type PageSlot } from '../page-slots.ts';

export const part: PagePart = { area: 'mf-clans', id: 'members', slot: 'home', browser: 'always' };
export const near: PagePart = { ...part, browser: 'near' };
export const never: PagePart = { ...part, browser: 'never' };

const callbacks = new Set<() => void>();

/** Starts a viewport that parts are near to after `comeNear`. */
export function startFakeViewport(): void {
  callbacks.clear();
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.add(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as never;
}

/** Brings all parts near the viewport. */
export function comeNear(): void {
  for (const callback of callbacks) callback();
}

/** A part that shows its data. */
export const saysData: LoadedPart = {
  load: async () => 'of the browser',
  render: (_, data) => <button type="button">The members {String(data)}</button>,
};

export const renderSlot = (parts: SiteParts, context: unknown = {}, fallback?: ReactNode) => (
  <>
    {parts.of('home').map((one) => (
      <div key={one.key}>{one.render(context, fallback)}</div>
    ))}
  </>
);

/** A page of the player in the address, with its slot. */
export function PlayerPage({ parts }: { readonly parts: SiteParts }) {
  const { name = '' } = useParams();
  const context = { shard: 'steam', name, season: null, perspective: null, mode: null };
  return parts.of('profile.overview').map((one) => <div key={one.key}>{one.render(context)}</div>);
}

/** The slots of home and of a player's page. */
export const slots: readonly PageSlot[] = [
  ...createOwnSlots(['home'], ''),
  {
    name: 'profile.overview',
    kind: 'page',
    routes: ['profile/:shard/:name'],
    query: ['mode'],
    context: { shard: true, name: true, season: false, perspective: false, mode: false },
  },
];

/** Creates the parts of a page, by default the one that shows its data. */
export function setUpParts(options: Partial<BrowserPartsOptions> = {}) {
  const site = fakeSite();
  const parts = createBrowserParts({ parts: [part], slots, load: async () => saysData, ...options })(
    () => site,
  );
  return { site, parts };
}
