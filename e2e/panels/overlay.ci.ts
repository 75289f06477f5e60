import { startSiteWithKey, visitorsAgent } from '../pubg-service.ts';
import { expect, test } from '../test.ts';

test.use({ userAgent: visitorsAgent });

let site: Awaited<ReturnType<typeof startSiteWithKey>>;
test.beforeAll(async () => {
  site = await startSiteWithKey({ limit: 100, latency: 200 });
});
test.afterAll(() => site?.stop());

test('an overlay shows the figures of a renewal within five seconds, and keeps them without the server', async ({
  page,
  mayComplain,
}) => {
  const address = `${site.siteUrl}/pubg/panel/mf-profile/last-session?player=steam/RealPlayer&form=overlay&hl=en`;
  const response = await page.goto(address);
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(await response?.text()).toContain('<h1>Looking this player up</h1>');

  const readRenewal = async () => {
    const { data } = await (await fetch(`${site.apiUrl}/api/v1/players/steam/RealPlayer`)).json();
    return data.player?.syncedAt;
  };
  await expect.poll(readRenewal).toBeTruthy();
  const ended = Date.now();
  await expect(page.getByRole('heading')).toHaveText(/\d+ match/);
  expect(Date.now() - ended).toBeLessThan(5_000);

  mayComplain(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const figures = await page.locator('.panel').textContent();
  await site.stop();
  await page.waitForTimeout(2_000);
  expect(await page.locator('.panel').textContent()).toBe(figures);
});
