import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/browser.ts';

// Workers read this file again, and use the browser that the first one found.
const browser: Awaited<ReturnType<typeof findBrowser>> = process.env.JOURNEY_BROWSER
  ? JSON.parse(process.env.JOURNEY_BROWSER)
  : await findBrowser();
process.env.JOURNEY_BROWSER = JSON.stringify(browser);

/** `npx playwright test PATH`; `--project=test` runs what `npm test` runs. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/test/browser',
  globalSetup: './e2e/start-site.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: 'list',
  // The tests do not measure speed, and a busy machine may answer late.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'test', testMatch: '**/*.spec.ts' },
    // Failures of areas and buckets, every state in axe, and what else takes longer.
    { name: 'ci', testMatch: '**/*.ci.ts', timeout: 120_000 },
    // Tests that take minutes each, overload the machine, or need the npm registry.
    { name: 'nightly', testMatch: '**/*.nightly.ts', timeout: 240_000 },
  ],
  use: {
    launchOptions: { executablePath: browser.executablePath, args: browser.args },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // The site treats a headless browser as a crawler, for which it starts no renewal.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
});
