import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

// Workers read this file again: they use what the first one found.
const browser: Awaited<ReturnType<typeof findBrowser>> = process.env.JOURNEY_BROWSER
  ? JSON.parse(process.env.JOURNEY_BROWSER)
  : await findBrowser();
process.env.JOURNEY_BROWSER = JSON.stringify(browser);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/test/journeys',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a developer's machine a journey that fails once is broken. Where a whole run decides about a landing, one that
  // passes at its second try lets it pass, and is named at the end: it still has to be mended.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // Nothing here is about speed: on a busy machine a first answer takes its time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { executablePath: browser.executablePath, args: browser.args },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // The site takes a headless browser for a crawler, which starts no renewal.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
});
