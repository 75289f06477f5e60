// A shadow root has no fonts of its own: the browser looks for them in the document only.
import './fonts.css';
import baseSheet from './base.css?raw';
import tokensSheet from './tokens.css?raw';

interface IsolatedPlace {
  /** The element of the page with the shadow root. */
  readonly host: HTMLElement;
  /** Gives it the stylesheets of the areas, now and later. It is in the page then, or they would not load. */
  addStyles(): Promise<unknown>;
  remove(): void;
}

/** Puts an element into a shadow root with tokens and base styles of its own. */
export function createIsolatedPlace(element: HTMLElement): IsolatedPlace {
  const host = document.createElement('hotdrop-area');
  // No rule of the page wins over important styles of an element, and nothing is inherited through it.
  host.style.cssText =
    'all: initial !important; direction: ltr !important; unicode-bidi: isolate !important;' +
    'display: block !important; width: 100% !important';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(withOwnRem(`${tokensSheet}\n${baseSheet}`));
  root.adoptedStyleSheets = [sheet];
  root.append(element);
  return {
    host,
    addStyles: () => addAreaStyles(root),
    remove: () => void globalThis.hotdropIsolatedRoots?.delete(root),
  };
}

/** The page may give its document any font size. Only the visitor's default counts here. */
function withOwnRem(css: string): string {
  const probe = document.createElement('div');
  probe.style.cssText = 'all: initial !important; display: none !important';
  document.documentElement.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize) || 16;
  probe.remove();
  // A constructed sheet cannot import the fonts.
  return css
    .replaceAll(/@import [^;]+;/g, '')
    .replaceAll(/([\d.]+)rem\b/g, (_, number: string) => `${Number(number) * size}px`);
}

declare global {
  /** Adds a stylesheet of an area to the page. The runtime of every area calls it, if it is there. */
  var hotdropAddStyles: ((link: HTMLLinkElement) => void) | undefined;
  /** The shadow roots of mounted areas. Parts of one area are in the roots of others. */
  var hotdropIsolatedRoots: Set<ShadowRoot> | undefined;
}

/** Gives a shadow root the stylesheets of all areas: those that are in the page, and those that load later. */
function addAreaStyles(root: ShadowRoot): Promise<unknown> {
  globalThis.hotdropIsolatedRoots ??= new Set();
  globalThis.hotdropAddStyles ??= addToPage;
  globalThis.hotdropIsolatedRoots.add(root);
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[data-area-styles]');
  return Promise.allSettled([...links].map((link) => copyInto(root, link)));
}

/** Adds a stylesheet to the page. Code that waits for its styles waits for those in the shadow roots, too. */
function addToPage(link: HTMLLinkElement): void {
  const { onload, onerror } = link;
  const copies = [...(globalThis.hotdropIsolatedRoots ?? [])].map((root) => copyInto(root, link));
  const allCopies = Promise.all(copies);
  link.onload = (event) =>
    void allCopies.then(
      () => onload?.call(link, event),
      () => onerror?.call(link, new Event('error')),
    );
  document.head.append(link);
}

async function copyInto(root: ShadowRoot, link: HTMLLinkElement): Promise<void> {
  const copy = link.cloneNode() as HTMLLinkElement;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  copy.onload = () => resolve();
  copy.onerror = () => {
    copy.remove();
    reject(new Error(`${link.href} could not be loaded.`));
  };
  root.append(copy);
  return promise;
}
