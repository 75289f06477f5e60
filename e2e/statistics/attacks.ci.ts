import { expect, test } from '../test.ts';
import { aText, comment, register, signIn } from './visitor.ts';

const nasty = [
  '<script>window.wasRun = true</script>',
  '<img src=x onerror="window.wasRun = true">',
  '<svg onload="window.wasRun = true">',
  '</script><script>window.wasRun = true</script>',
  '<!--<script>window.wasRun = true</script>',
  'javascript:window.wasRun=true https://evil.example/?a=<b>',
  '{{constructor.constructor("window.wasRun = true")()}}',
].join('\n');

test('shows script and markup in a comment as text, from server and browser', async ({ page }) => {
  const text = aText('Harmless');
  await signIn(page, 'dana');
  await register(page, `${text}\n${nasty}`);
  // Afterward the page itself contains it, too.
  await page.reload();
  const row = comment(page, text);
  await expect(row).toBeVisible();
  expect(await row.locator('p').last().textContent()).toBe(`${text}\n${nasty}`);
  await expect(row.locator('script, img, svg, a')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('renders a forged name, picture, and address safely', async ({ page, mayComplain }) => {
  mayComplain(/ERR_|Failed to load/);
  await page.route('**/api/v1/stats/comments*', (route) =>
    route.fulfill({
      json: {
        data: {
          meta: { page: 1, perPage: 10, totalCount: 1 },
          comments: [
            {
              id: 1,
              content: 'hello',
              createdAt: new Date().toISOString(),
              author: {
                displayName: '<img src=x onerror="window.wasRun=true">\u202Etxt.exe',
                profileUrl: 'javascript:window.wasRun=true',
                avatarUrl: 'javascript:window.wasRun=true',
              },
              deletable: false,
            },
          ],
        },
      },
    }),
  );
  await signIn(page, 'yuki');
  await expect(comment(page, 'hello')).toContainText('<img src=x onerror');
  await expect(comment(page, 'hello').locator('img, a')).toHaveCount(0);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('refuses a form of another origin that writes as the visitor', async ({
  page,
  context,
  request,
  mayComplain,
}) => {
  mayComplain(/403|415/);
  const text = aText('Not mine');
  await signIn(page, 'yuki');
  const { origin } = new URL(page.url());

  // Another port is another origin of the same site: the session cookie travels with it.
  const stranger = await context.newPage();
  await stranger.route('http://127.0.0.1:9999/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>x</title><form method="post" enctype="text/plain" action="${origin}/api/v1/stats/comments">
          <input name='{"content":"${text}","x":"' value='"}'><button>Win a prize</button></form>`,
    }),
  );
  await stranger.goto('http://127.0.0.1:9999/');
  const [answer] = await Promise.all([
    stranger.waitForResponse(/stats\/comments/),
    stranger.getByRole('button', { name: 'Win a prize' }).click(),
  ]);
  expect((await answer.request().allHeaders()).cookie).toContain('hotdrop_session');
  expect([403, 415]).toContain(answer.status());

  const list = await (await request.get('/api/v1/stats/comments')).text();
  expect(list).not.toContain(text);
});
