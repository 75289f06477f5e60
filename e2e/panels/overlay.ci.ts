import { startSiteWithKey, visitorsAgent } from '../pubg-service.ts';
import { expect, test } from '../test.ts';
import { type Blog, startBlog } from './blog.ts';

test.use({ userAgent: visitorsAgent });

let site: Awaited<ReturnType<typeof startSiteWithKey>>;
let blog: Blog;
test.beforeAll(async () => {
  site = await startSiteWithKey({ limit: 100, latency: 200 });
  blog = await startBlog();
});
test.afterAll(async () => {
  blog?.stop();
  await site?.stop();
});

test('an overlay in a page of another site shows a renewal within five seconds, and keeps it without the server', async ({
  page,
  mayComplain,
}) => {
  const path = '/pubg/panel/mf-profile/last-session?player=steam/RealPlayer&form=overlay&hl=en';
  const loaded = page.waitForResponse((response) => response.url().includes(path));
  await page.goto(
    blog.publish(`<iframe src="${site.siteUrl}${path}" title="Overlay" width="420" height="120"></iframe>`),
  );
  expect(await (await loaded).text()).toContain('<h1>Looking this player up</h1>');

  const overlay = page.frameLocator('iframe');
  const readRenewal = async () => {
    const { data } = await (await fetch(`${site.apiUrl}/api/v1/players/steam/RealPlayer`)).json();
    return data.player?.syncedAt;
  };
  await expect.poll(readRenewal).toBeTruthy();
  const ended = Date.now();
  await expect(overlay.getByRole('heading')).toHaveText(/\d+ match/);
  expect(Date.now() - ended).toBeLessThan(5_000);

  mayComplain(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const panel = overlay.locator('.panel');
  const figures = await panel.textContent();
  await site.stop();
  await page.waitForTimeout(2_000);
  expect(await panel.textContent()).toBe(figures);
});
