import type { Page, Route } from '@playwright/test';

/** Navigates to an address like a link of the page, without a new document. */
export const goInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

/** A page in one of its states, for screenshots and for axe. */
export interface Scene {
  /** Name of its screenshots. */
  readonly name: string;
  readonly address: string;
  /** Preparation before the page opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Actions of the visitor until the page shows the state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** The only width at which it exists. */
  readonly width?: number;
  /** The user agent of a phone or of the app. */
  readonly userAgent?: string;
  /** Console messages that the scene causes. */
  readonly complaint?: RegExp;
}

export type Answer = (route: Route) => unknown;

/** Possible answers to the browser's calls. */
export const answers = {
  never: () => {},
  failure: (route) => route.fulfill({ status: 502, body: '' }),
  /** The API's answer with empty lists, and without a match, which cannot be empty. */
  nothing: async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/\s+/g, ' ');
    const empty = (key: string, value: unknown) =>
      key === 'match' ? null : Array.isArray(value) ? [] : value;
    const body = JSON.stringify(JSON.parse(text, empty));
    await route.fulfill({ response, body });
  },
} satisfies Record<string, Answer>;

/**
 * Navigates from the terms, which make no calls, to a page after something has changed the answers to its calls. A page
 * of the server would be complete.
 */
export const arriving = (
  address: string,
  prepare: (page: Page) => Promise<unknown>,
  act?: (page: Page) => Promise<unknown>,
): Pick<Scene, 'address' | 'act'> => ({
  address: '/pubg/about/terms',
  act: async (page) => {
    const terms = await page.title();
    await prepare(page);
    await goInside(page, address);
    await page.waitForFunction((title) => document.title !== title, terms);
    await page.locator('h1').waitFor();
    await act?.(page);
  },
});

export const arrivingWith = (answer: Answer, address: string) =>
  arriving(address, (page) => page.route('**/api/v1/**', answer));

/** Changes the answers to some calls. */
export const changeAnswers = <T>(page: Page, calls: string, alter: (data: T) => T) =>
  page.route(`**/api/v1/${calls}`, async (route) => {
    const response = await route.fetch();
    const body: { readonly data: T } = await response.json();
    await route.fulfill({ response, json: { ...body, data: alter(body.data) } });
  });
