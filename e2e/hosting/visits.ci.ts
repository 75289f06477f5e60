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
