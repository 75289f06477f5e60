import { findBrowser } from '@hotdrop/e2e/browser';
import { startOwnSite } from '@hotdrop/e2e/own-site';
import { chromium, type Locator, type Page } from '@playwright/test';
import { type Measurement, median, report } from './measurement.ts';

/** Measures how long the next page takes after a click inside the site, and what the browser loads for it. */

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** `BENCH_URL` names a site that runs, to compare two versions. */
const site = process.env.BENCH_URL
  ? { siteUrl: process.env.BENCH_URL, stop: async () => {} }
  : await startOwnSite();
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });

const routes = [
  {
    name: 'home → board',
    from: '/pubg',
    link: 'main a[href="/pubg/ranks/steam/squad"]',
    to: 'main tbody tr',
  },
  {
    name: 'board → profile',
    from: '/pubg/ranks/steam/squad',
    link: 'main tbody a',
    to: 'main h1 + *, main h1',
  },
];
/** A pointer rests on a link before it is pressed. The other visitor presses a key or has no pointer. */
const visitors = [
  { visitor: 'by mouse', rest: 150 },
  { visitor: 'at once', rest: null },
];

/** Clicks, and returns the time until the next page has been painted. */
async function follow(page: Page, link: Locator, to: string, rest: number | null): Promise<number> {
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  const painted = page.evaluate(
    ([address, content]) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              const isThere = location.pathname === address && document.querySelector(content);
              requestAnimationFrame(isThere ? () => resolve(performance.now() - timeStamp) : look);
            };
            look();
          },
          { capture: true, once: true },
        );
      }),
    [path, to] as const,
  );
  if (rest === null) await link.evaluate((element: HTMLElement) => element.click());
  else {
    await link.hover();
    await page.waitForTimeout(rest);
    await link.click({ delay: 80 });
  }
  return painted;
}

async function visit({ from, link, to }: (typeof routes)[number], rest: number | null) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.goto(site.siteUrl + from, { waitUntil: 'networkidle' });
    await page.evaluate(() => performance.clearResourceTimings());
    const time = await follow(page, page.locator(link).first(), to, rest);
    await page.waitForLoadState('networkidle');
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)),
    );
    return { time, requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  } finally {
    await page.close();
  }
}

try {
  const rows: Measurement[] = [];
  for (const route of routes) {
    for (const { visitor, rest } of visitors) {
      const visits: Awaited<ReturnType<typeof visit>>[] = [];
      // The first visit warms up the servers.
      for (let round = 0; round <= rounds; round++) visits.push(await visit(route, rest));
      const middle = (of: 'time' | 'requests' | 'bytes') => median(visits.slice(1).map((one) => one[of]));
      rows.push({
        what: `${route.name}, ${visitor}`,
        target: '≤ 150 ms, ≤ 25 KB',
        measured: `${middle('time').toFixed(0)} ms, ${(middle('bytes') / 1_000).toFixed(0)} KB, ${middle('requests')} requests`,
        isKept: middle('time') <= 150 && middle('bytes') <= 25_000,
      });
    }
  }
  report('navigation', rows);
} finally {
  await browser.close();
  await site.stop();
}
