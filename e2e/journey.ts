import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
  /** What the browser may complain about in this journey, because the journey provokes it. */
  readonly expectedComplaints: readonly RegExp[];
  readonly complaints: string[];
}

/** A test in which the browser has nothing to complain about: no error, no warning, in any page that it opens. */
export const journey = base.extend<Fixtures>({
  baseURL: ({ baseURL }, use) => use(process.env.JOURNEY_SITE ?? baseURL),
  expectedComplaints: [[], { option: true }],
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (problem) => complaints.push(`page error: ${problem.error().stack}`));
      await use(complaints);
      const surprises = complaints.filter(
        (text) => !expectedComplaints.some((pattern) => pattern.test(text)),
      );
      base.expect(surprises, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});
