import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Slow tests of failures, with real processes that are killed, overloaded, or get broken files. */
export default defineConfig(journeys, {
  testMatch: '**/*.slow.ts',
  timeout: 120_000,
  // A busy machine needs longer to notice, verify, and load a version.
  expect: { timeout: 20_000 },
});
