import type { Site } from '@hotdrop/shared-domain/contract';
import { getLanguage } from '@hotdrop/shared-domain/locale';
import type { createIsolatedPlace } from './isolated-place.ts';

export interface MountRoot {
  /** The root element of the area, for React. */
  readonly element: HTMLElement;
  /** The same after a reload, and no other mounted area has it. */
  readonly number: number;
  /** Resolves when the styles that are needed first are there. */
  readonly styled: Promise<unknown> | undefined;
  remove(): void;
}

/** Adds the root element of an area to an element of a page: in its own shadow root with `isolatedPlace`. */
export function addMountRoot(
  parent: Element,
  site: Site,
  createPlace: typeof createIsolatedPlace | undefined,
): MountRoot {
  const element = document.createElement('div');
  element.dataset.hotdrop = '';
  element.lang = getLanguage(site.locale).tag;
  element.dir = 'ltr';
  const stopFollowing = followTheme(element, parent);
  const place = createPlace?.(element);
  const outermost = place?.host ?? element;
  const number = findFreeNumber();
  outermost.setAttribute(numberAttribute, String(number));
  parent.append(outermost);
  return {
    element,
    number,
    styled: place?.addStyles(),
    remove() {
      stopFollowing();
      place?.remove();
      outermost.remove();
    },
  };
}

const numberAttribute = 'data-hotdrop-number';

/** Areas with other copies of this code are on the page, too. */
function findFreeNumber(): number {
  const used = [...document.querySelectorAll(`[${numberAttribute}]`)].map((element) =>
    Number(element.getAttribute(numberAttribute)),
  );
  return used.concat(-1).findIndex((_, number) => !used.includes(number));
}

/** Follows the theme of the page: `data-theme` of the nearest element that has one. */
function followTheme(element: HTMLElement, parent: Element): () => void {
  const source = parent.closest<HTMLElement>('[data-theme]');
  if (!source) return () => {};
  const copy = () => {
    element.dataset.theme = source.dataset.theme;
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(source, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
