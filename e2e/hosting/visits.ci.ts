import { expect, test } from '../test.ts';

test('reports the web vitals of a visit under its area when the visitor leaves', async ({
  page,
  request,
}) => {
  const measuring = page.waitForResponse(/web-vitals-beacon/);
  await page.goto('/pubg/ranks/steam/squad');
  await measuring;
  await page.getByRole('heading', { level: 1 }).click();
  await page.goto('/pubg');
  await expect
    .poll(async () => (await request.get(`${process.env.JOURNEY_OPERATORS}/metrics`)).text())
    .toMatch(/hotdrop_visit_lcp_seconds_count\{area="mf-leaderboards",version="[^"]+"\} [1-9]/);
});

test('reports the LCP of an area that a link has opened under that area', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) sessionStorage.setItem('soft-navigation', name);
    }).observe({ type: 'soft-navigation' });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, report) => {
      sessionStorage.setItem('report', String(report));
      return send(address, report);
    };
  });
  const measuring = page.waitForResponse(/web-vitals-beacon/);
  await page.goto('/pubg');
  await measuring;
  const menu = page.getByRole('navigation');
  // The browser tells of a navigation after it has painted the page. On a busy machine it leaves out one in some hundred.
  await expect(async () => {
    await menu.getByRole('link', { name: 'Home' }).click();
    await menu.getByRole('link', { name: 'Hot drops' }).click();
    const isTold = () => sessionStorage.getItem('soft-navigation')?.endsWith('/hotdrops');
    await page.waitForFunction(isTold, undefined, { timeout: 10_000 });
  }).toPass();
  await page.getByRole('heading', { level: 1, name: 'Hot drops' }).click();
  await page.goto('/pubg/ranks');
  const { vitals }: { vitals: { name: string; area?: string }[] } = JSON.parse(
    await page.evaluate(() => sessionStorage.getItem('report') ?? ''),
  );
  const named = vitals.map(({ name, area = 'shell' }) => `${name} of ${area}`);
  // Whether the browser reports a quick press is up to it, so INP is not expected.
  expect(named).toEqual(expect.arrayContaining(['LCP of shell', 'LCP of mf-hotdrops']));
});
