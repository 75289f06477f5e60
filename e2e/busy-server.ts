import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The browser's complaint when a busy server refused the page at first, or gave no answer to one of its calls. */
export const busyServer =
  /status of 503 \(Service Unavailable\) \(http:\/\/[^/]+\/pubg|got no answer \(timeout\)/;

/**
 * Opens an address. A busy server refuses pages for some seconds, and its refusal is not what the test looks at. The
 * test must allow the complaint `busyServer`.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  let answer = await page.goto(address);
  while (answer?.status() === 503) {
    await setTimeout(1_000);
    answer = await page.goto(address);
  }
}
