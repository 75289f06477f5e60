import type { Mount, Site } from '@hotdrop/shared-domain/contract';
import type { createMemoryRouter } from 'react-router-dom';

type Router = ReturnType<typeof createMemoryRouter>;
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

const written = ({ pathname, search, hash }: Place) => pathname + search + hash;

export interface Addresses {
  /** The browser's address for a page of the area. Undefined: it names none. */
  write(path: string): string | undefined;
  /** The page that the browser's address names, if it names one of the area. */
  read(): string | null;
  /** The address of a link, which also works in a new tab. */
  hrefOf(path: string): string;
  /** The address of a page that is none of the area's. */
  elsewhere(path: string): string;
}

interface AddressSettings {
  readonly site: Site;
  readonly address: NonNullable<Parameters<Mount>[2]['address']>;
  /** Whether a path is one of the area. */
  readonly isOwn: (pathname: string) => boolean;
}

/** Says how the browser's address names the pages of a mounted area. */
export function createAddresses({ site, address, isOwn }: AddressSettings): Addresses {
  const { basePath, origin } = site;
  const elsewhere = (path: string) => (origin === location.origin ? path : origin + path);
  const hasPage = (path: string) => isOwn(new URL(path, location.origin).pathname);
  const toHash = (path: string) => `#${path.slice(basePath.length)}`;
  const fromHash = () => basePath + location.hash.slice(1);
  const shared = { elsewhere, hrefOf: elsewhere };
  return {
    url: {
      ...shared,
      write: (path: string) => path,
      read: () => (isOwn(location.pathname) ? written(location) : null),
      hrefOf: (path: string) => (origin === location.origin || hasPage(path) ? path : elsewhere(path)),
    },
    hash: {
      ...shared,
      write: toHash,
      read: () => (location.hash.startsWith('#/') && hasPage(fromHash()) ? fromHash() : null),
      hrefOf: (path: string) => (hasPage(path) ? toHash(path) : elsewhere(path)),
    },
    none: { ...shared, write: () => undefined, read: () => null },
  }[address];
}

/**
 * The history keeps the page of each mounted area in the state of its entries, beside the state of the page's own
 * router, so that Back finds it whatever the address says.
 */
const readPlaces = (): Readonly<Record<string, string>> => history.state?.hotdrop ?? {};

/** The page of a mounted area at this entry of the history: after a reload, or when a host mounts it again. */
export const readPlace = (key: string): string | undefined => readPlaces()[key];

/** Synchronizes the browser's history with a mounted area. Returns a function that stops it. */
export function followHistory(router: Router, key: string, { read, write }: Addresses): () => void {
  const current = () => written(router.state.location);
  const stateOf = (path: string) => ({ ...history.state, hotdrop: { ...readPlaces(), [key]: path } });
  const keep = () => history.replaceState(stateOf(current()), '');
  let shown = router.state.location.key;

  keep();
  const stopWriting = router.subscribe(({ location: next, historyAction }) => {
    if (next.key === shown) return;
    shown = next.key;
    const path = written(next);
    const address = write(path);
    // The host may have set the address before it called `update`, and Back has it in the history.
    if (readPlace(key) === path || read() === path) keep();
    else if (historyAction === 'REPLACE') history.replaceState(stateOf(path), '', address);
    else history.pushState(stateOf(path), '', address);
  });
  const onPopState = () => {
    const path = readPlace(key) ?? read() ?? current();
    if (path === current()) keep();
    else void router.navigate(path, { replace: true });
  };
  window.addEventListener('popstate', onPopState);
  return () => {
    window.removeEventListener('popstate', onPopState);
    stopWriting();
  };
}
