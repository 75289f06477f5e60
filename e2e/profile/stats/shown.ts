import { type APIRequestContext, expect } from '@playwright/test';
import { JSDOM, VirtualConsole } from 'jsdom';

/** The content of a region of a page. Texts leave out what is hidden from screen readers. */
export interface Shown {
  readonly text: string;
  /** The links of its lists. `hidden` is the text that is hidden from screen readers. */
  readonly links: readonly { readonly href: string; readonly text: string; readonly hidden: string }[];
  /** The cells of each row of its tables. */
  readonly rows: readonly (readonly string[])[];
  /** The value of each tile, and the small words below it, by the label of the tile. */
  readonly tiles: Readonly<Record<string, { readonly value: string; readonly words: string }>>;
}

/** The HTML that the server sends for an address, as a document. */
export async function readDocument(request: APIRequestContext, address: string): Promise<Document> {
  const answer = await request.get(address);
  expect(answer.ok()).toBe(true);
  // jsdom cannot parse nested styles, and would print all of them.
  return new JSDOM(await answer.text(), { virtualConsole: new VirtualConsole() }).window.document;
}

const nameOf = (region: Element): string | undefined => {
  const id = region.getAttribute('aria-labelledby');
  return id
    ? region.ownerDocument.getElementById(id)?.textContent?.trim()
    : (region.getAttribute('aria-label') ?? undefined);
};

/** Reads the region with this name. */
export function readRegion(document: Document, name: string): Shown {
  const region = [...document.querySelectorAll('section')].find((section) => nameOf(section) === name);
  if (!region) throw new Error(`The page has no region ${name}.`);
  const all = (selector: string, inside: Element = region) => [...inside.querySelectorAll(selector)];
  const textOf = (element: Element | null) => {
    if (!element) return '';
    const copy = document.importNode(element, true);
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return (copy.textContent ?? '').trim();
  };
  const tiles = all('dl > div').map((tile) => {
    const [value = '', words = ''] = all('dd', tile).map(textOf);
    // The label also has the button of its explanation.
    const label = tile.querySelector('dt')?.firstChild?.textContent ?? '';
    return [label, { value, words }] as const;
  });
  return {
    text: textOf(region),
    links: all('ol a').map((link) => ({
      href: link.getAttribute('href') ?? '',
      text: textOf(link),
      hidden: all('[aria-hidden=true]', link)
        .map(({ textContent }) => textContent)
        .join(''),
    })),
    rows: all('tbody tr').map((row) => all('th, td', row).map(textOf)),
    tiles: Object.fromEntries(tiles),
  };
}

/** The numbers of a text: `1,284.5` is 1284.5. */
export const numbersIn = (text: string): readonly number[] =>
  text.match(/\d[\d,]*(\.\d+)?/g)?.map((digits) => Number(digits.replaceAll(',', ''))) ?? [];

/** Expects a text with a number that is at most half of its last digit away from the exact one. */
export const expectShown = (text: string | undefined, exact: number, digits = 0): void => {
  const [shown = Number.NaN] = numbersIn(text ?? '');
  expect(Math.abs(shown - exact)).toBeLessThanOrEqual(0.5001 * 10 ** -digits);
};

/** Expects the difference of two rounded numbers: `3 more`, `3 less`, or words for none. A better place is a smaller one. */
export function expectDifference(text: string | undefined, exact: number, digits = 0): void {
  const [size = 0] = numbersIn(text ?? '');
  const shown = /less|better/.test(text ?? '') ? -size : size;
  expect(Math.abs(shown - exact)).toBeLessThanOrEqual(1.001 * 10 ** -digits);
}
