import type { Site } from '@hotdrop/shared-domain/contract';
import { type BrowserPartsOptions, getPartKey, type ReadyPart } from '@hotdrop/shared-host/parts';

interface Options extends Pick<BrowserPartsOptions, 'parts' | 'load'> {
  readonly site: Site;
  /** The server's data, by part. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Receives the loaded parts. */
  readonly ready: Map<string, ReadyPart>;
}

/** Loads the parts in the server's HTML that hydrate with the page. One that does not load keeps its HTML. */
export async function loadReadyParts({ parts, load, site, data, ready }: Options): Promise<void> {
  const isInPage = new Set(
    Array.from(document.querySelectorAll<HTMLElement>('[data-part]'), (box) => box.dataset.part),
  );
  // A placeholder without data loads them before it replaces its HTML.
  const wanted = parts.filter(
    (part) =>
      part.browser === 'always' &&
      isInPage.has(getPartKey(part)) &&
      !(part.isPlaceholder && !(getPartKey(part) in data)),
  );
  await Promise.all(
    wanted.map(async (part) => {
      const key = getPartKey(part);
      const loaded = await load(part, site).catch((error: unknown) =>
        site.report(error, { area: part.area }),
      );
      if (loaded) ready.set(key, { loaded, data: data[key] });
    }),
  );
}

const links = '[data-part] a[href], [data-server-html] a[href]';

/**
 * Makes links in server-rendered HTML navigate without a page load, like the router's own links. React's links
 * have prevented the default action of their click when it arrives here.
 */
export function followPartLinks(basePath: string, navigate: (address: string) => void): void {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname !== basePath && !link.pathname.startsWith(`${basePath}/`)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
