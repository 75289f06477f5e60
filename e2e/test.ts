import { test as base } from '@playwright/test';
import { waitUntilAlive } from './wait-for-hydration.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Announces what the browser may complain about in this journey, because the journey provokes it. */
  readonly mayComplain: (pattern: RegExp) => void;
}

/** A test in which the browser has nothing to complain about: no error, no warning, in any page that it opens. */
export const test = base.extend<Fixtures>({
  baseURL: ({ baseURL }, use) => use(process.env.JOURNEY_SITE ?? baseURL),
  context: async ({ context }, use) => {
    context.on('page', waitUntilAlive);
    await use(context);
  },
  mayComplain: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const announced: RegExp[] = [];
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
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
