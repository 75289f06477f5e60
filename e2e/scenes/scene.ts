import type { Page, Route } from '@playwright/test';

/** Goes to an address as a link of the page would lead there: without a new document. */
export const goInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

/** A page in one of its states: what is looked at, by eye and by axe. */
export interface Scene {
  /** Names its pictures. */
  readonly name: string;
  readonly address: string;
  /** Preparation before the page opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Actions of the visitor until the page shows the state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Where it is not drawn at every width. */
  readonly width?: number;
  /** As phones introduce themselves, or the app. */
  readonly userAgent?: string;
  /** The user agent. */
  readonly complaint?: RegExp;
}

type Answer = (route: Route) => unknown;

/** How calls of the browser may end. */
export const answers = {
  never: () => {},
  failure: (route) => route.fulfill({ status: 502, body: '' }),
  /** The API's answer, without an entry in any list. */
  nothing: async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/\s+/g, ' ');
    const body = JSON.stringify(JSON.parse(text, (_, value) => (Array.isArray(value) ? [] : value)));
    await route.fulfill({ response, body });
  },
} satisfies Record<string, Answer>;

/** From the terms, which ask for nothing, to a page whose calls all end so: the server would draw it complete. */
export const arrivingWith = (answer: Answer, address: string): Pick<Scene, 'address' | 'act'> => ({
  address: '/pubg/about/terms',
  act: async (page) => {
    await page.route('**/api/v1/**', answer);
    await goInside(page, address);
    await page.waitForFunction(() => !/Terms|이용약관|利用規約/.test(document.title));
  },
});
