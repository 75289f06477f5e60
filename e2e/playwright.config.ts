import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

// Workers read this file again, and use the browser that the first one found.
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
  // On a developer's machine, a test that fails once has failed. In CI, a test may pass on retry; the summary names it,
  // because it still needs a fix.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // The tests do not measure speed, and a busy machine may answer late.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { executablePath: browser.executablePath, args: browser.args },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // The site treats a headless browser as a crawler, for which it starts no renewal.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
});
