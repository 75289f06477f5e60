import { expect, type Locator } from '@playwright/test';

/**
 * Scrolls to an element whose code loads when it is near. The element that the server rendered can be replaced while the
 * browser scrolls.
 */
export const scrollNear = (element: Locator): Promise<void> =>
  expect(() => element.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
