import { expect, test } from '../test.ts';
import { type Blog, startBlog, unfurl } from './blog.ts';

const rank = '/pubg/panel/mf-profile/rank?player=steam/Hotdrop&hl=en';
const profile = '/pubg/profile/steam/Hotdrop';

let blog: Blog;
test.beforeAll(async () => {
  blog = await startBlog();
});
test.afterAll(() => blog.stop());

test('a blog shows a panel in a frame, which leads to the site and knows no visitor', async ({
  page,
  context,
  baseURL,
}) => {
  const site = String(baseURL);
  await context.addCookies([{ name: 'hl', value: 'ko', url: site }]);
  const before = await context.cookies();
  const cookies: (string | undefined)[] = [];
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (!request.url().startsWith(site)) return;
    const answer = await request.response();
    cookies.push((await request.allHeaders()).cookie, (await answer?.allHeaders())?.['set-cookie']);
    bytes += (await request.sizes()).responseBodySize;
  });
  await page.goto(
    blog.publish(
      `<iframe src="${baseURL}${rank}&form=frame" title="Rank" width="320" height="160"></iframe>`,
    ),
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/^\w+ \d$/);
  await expect(frame.locator('script')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(cookies.length).toBeGreaterThan(0);
  expect(cookies.filter(Boolean)).toEqual([]);
  expect(await context.cookies()).toEqual(before);
  expect(bytes).toBeLessThan(30_000);

  const opened = context.waitForEvent('page');
  await frame.getByRole('link').click();
  expect(new URL((await opened).url()).pathname).toBe(profile);
});

for (const path of [profile, '/pubg', rank]) {
  test(`a blog cannot show ${path} in a frame`, async ({ page, baseURL, mayComplain }) => {
    mayComplain(/frame|Content Security Policy/i);
    await page.goto(blog.publish(`<iframe src="${baseURL}${path}"></iframe>`));
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error/);
  });
}

for (const [scale, size] of [
  [1, { width: 420, height: 120 }],
  [2, { width: 840, height: 240 }],
] as const) {
  test(`an overlay with the scale ${scale} fills its window`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`${rank}&form=overlay&scale=${scale}`);
    // The panel may just be replaced by a newer one.
    await expect.poll(() => page.locator('.panel').boundingBox()).toEqual({ x: 0, y: 0, ...size });
  });
}

test('a blog renders a link to a panel as its frame', async ({ page, baseURL }) => {
  await page.goto(blog.publish(unfurl(`${baseURL}`, `${baseURL}${rank}`)));
  const frame = page.getByTitle('Hotdrop · Rank');
  await expect(frame).toHaveAttribute('width', '320');
  await expect(frame.contentFrame().getByText('Squad TPP')).toBeVisible();
});

test('a blog renders a link to a profile as its picture', async ({ page, request, baseURL }) => {
  const html = await (await request.get(profile)).text();
  const described = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1];
  expect(described).toBe(`${baseURL}/oembed?url=${encodeURIComponent(`${baseURL}${profile}`)}`);
  await page.goto(blog.publish(unfurl(`${baseURL}`, `${baseURL}${profile}`)));
  const picture = page.getByRole('img', { name: 'Hotdrop · Hotdrop' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
});

test('markup in the address of a frame runs nowhere', async ({ page, baseURL, mayComplain }) => {
  // There is no such player.
  mayComplain(/status of 40/);
  const evil = encodeURIComponent('"><img src=x onerror=top.postMessage("ran","*")>');
  await page.goto(
    blog.publish(
      `<script>addEventListener('message', () => { document.title = 'It ran' })</script>` +
        `<iframe src="${baseURL}/pubg/panel/mf-profile/rank?player=steam/${evil}&theme=${evil}&color=${evil}&form=frame"></iframe>`,
    ),
  );
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.frameLocator('iframe').locator('script, img')).toHaveCount(0);
  await expect(page).toHaveTitle('A blog');
});
