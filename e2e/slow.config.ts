import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Bad days: minutes of real processes that are killed, starved and fed with broken files. */
export default defineConfig(journeys, {
  testMatch: '**/*.slow.ts',
  timeout: 120_000,
  // A busy machine takes its time to notice, verify and load a version.
  expect: { timeout: 20_000 },
});
