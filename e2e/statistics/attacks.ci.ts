import { expect, test } from '../test.ts';
import { aText, box, comment, playing, register, signIn, wall } from './visitor.ts';

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

  for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }, undefined]) {
    const refused = await context.request.post('/api/v1/stats/comments', {
      data: { content: text },
      ...(headers && { headers }),
    });
    expect(refused.status()).toBe(403);
  }
  const list = await (await request.get('/api/v1/stats/comments')).text();
  expect(list).not.toContain(text);
});

test('never redirects to a foreign site after sign-in', async ({ request, baseURL }) => {
  const { host, port } = new URL(baseURL ?? '');
  for (const foreign of [
    'https://evil.example/',
    '//evil.example/',
    `http://${host}@evil.example/`,
    `http://${host}.evil.example/`,
    `http://evil.example:${port}/#http://${host}/`,
    `http://${host}\\@evil.example/`,
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
  ]) {
    const answer = await request.get(`/auth/steam?redirect_url=${encodeURIComponent(foreign)}`, {
      maxRedirects: 0,
    });
    const { location = '' } = answer.headers();
    const end = location && new URL(location, baseURL).origin;
    expect([foreign, answer.status() === 400 || end === new URL(baseURL ?? '').origin]).toEqual([
      foreign,
      true,
    ]);
    expect(location).not.toContain('evil.example');
  }
});

test('ignores forged cookies, and accepts an answer of the provider once', async ({
  page,
  context,
  request,
  mayComplain,
}) => {
  mayComplain(/40[013]/);
  const returns: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/auth/steam/return')) returns.push(sent.url());
  });
  await signIn(page, 'yuki');
  expect(returns).toHaveLength(1);
  // A copied address does not sign anyone in, not even the same visitor again.
  for (const caller of [request, context.request]) {
    const { location, ...headers } = (await caller.get(returns[0] ?? '', { maxRedirects: 0 })).headers();
    expect(location).toContain('sign_in_failure=refused');
    expect(headers['set-cookie']).toBeUndefined();
  }

  const session = (await context.cookies()).find(({ name }) => name === 'hotdrop_session');
  if (!session) throw new Error('There is no session to forge');
  expect(session.httpOnly && session.sameSite === 'Lax').toBe(true);
  const [secret = '', signature = ''] = session.value.split('.');
  for (const value of [`${secret}x.${signature}`, `${secret}.`, secret, 'yuki', `${secret}.${signature}x`]) {
    await context.addCookies([{ ...session, value }]);
    await page.goto(playing);
    await page.waitForLoadState('networkidle');
    await expect(wall(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(box(page)).toHaveCount(0);
  }
});
