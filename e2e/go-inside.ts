import type { Page } from '@playwright/test';

/** Goes to an address as a link of the page would lead there: without a new document. */
export const goInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
