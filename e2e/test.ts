import { test as base } from '@playwright/test';
import { makeLoadsWaitForHydration } from './wait-for-hydration.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Allows console messages that the test causes on purpose. */
  readonly mayComplain: (pattern: RegExp) => void;
}

/**
 * The browser reports this a few seconds after a page has loaded, also of the code behind a link at which a visitor has
 * just pointed.
 */
const notUsedYet = /was preloaded using link preload but not used/;

/** A test that fails on any unexpected error or warning in the browser's console, in all its pages. */
export const test = base.extend<Fixtures>({
  baseURL: ({ baseURL }, use) => use(process.env.JOURNEY_SITE ?? baseURL),
  context: async ({ context }, use) => {
    context.on('page', makeLoadsWaitForHydration);
    await use(context);
  },
  mayComplain: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const announced: RegExp[] = [];
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (notUsedYet.test(message.text())) return;
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (problem) => complaints.push(`page error: ${problem.error().stack}`));
      await use((pattern) => announced.push(pattern));
      const surprises = complaints.filter((text) => !announced.some((pattern) => pattern.test(text)));
      base.expect(surprises, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});
