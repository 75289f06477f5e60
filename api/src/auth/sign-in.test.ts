import { followAnswer, readOutcome, signIn, startSignIn } from '../../testing/sign-in.ts';
import { site, startApi, useApi } from '../../testing/start-api.ts';
import { createApp } from '../app.ts';

const api = useApi();
const dana = '76500000000000001';

const refused = { location: `${site}/pubg?sign_in_failure=refused`, session: undefined };

const auth = async (cookie: string) => (await api.get('/auth', { headers: { Cookie: cookie } })).data.auth;

/** Signs in with a changed answer. */
const forged = async (change: (answer: URLSearchParams) => void) => {
  const { browser, answer } = await startSignIn(api, dana);
  const url = new URL(answer, site);
  change(url.searchParams);
  return readOutcome(await followAnswer(api, url.pathname + url.search, browser));
};

test('signs in, says who is signed in, and signs out', async () => {
  const cookie = await signIn(api, dana);
  expect(await auth(cookie)).toEqual({ displayName: 'Demo Dana', avatarUrl: null });
  const out = await api.get('/auth/logout', { headers: { Cookie: cookie } });
  expect(out.data).toEqual({ auth: null });
  expect(out.headers.getSetCookie()[0]).toContain('Max-Age=0');
});

test('returns to the page of the visitor and forbids caching', async () => {
  const { browser, answer } = await startSignIn(api, dana);
  const back = await followAnswer(api, answer, browser);
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toBe(`${site}/pubg`);
  expect(back.headers.get('cache-control')).toBe('no-store');
  // Scripts and other sites get no session.
  expect(back.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^hotdrop_session=.*Max-Age=604800.*HttpOnly; SameSite=Lax/),
  );
  expect((await api.request('/auth/steam')).headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['a link on another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a subdomain of the site', { 'Sec-Fetch-Site': 'same-site' }],
  ['a script of another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
])('is not signed out by %s', async (_, headers) => {
  const cookie = await signIn(api, dana);
  const refused = await api.get('/auth/logout', { headers: { Cookie: cookie, ...headers } });
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
  expect(await auth(cookie)).not.toBeNull();
});

test.each([
  ['a page of the site', { 'Sec-Fetch-Site': 'same-origin' }],
  ['a page of the site that calls this host directly', { Origin: site, 'Sec-Fetch-Site': 'cross-site' }],
])('is signed out by %s', async (_, headers) => {
  const cookie = await signIn(api, dana);
  await api.get('/auth/logout', { headers: { Cookie: cookie, ...headers } });
  expect(await auth(cookie)).toBeNull();
});

test('refuses a cookie that was signed for another purpose', async () => {
  const session = await signIn(api, dana);
  const { browser, answer } = await startSignIn(api, dana);
  const asSignIn = session.replace('hotdrop_session', 'hotdrop_signin');
  expect(readOutcome(await followAnswer(api, answer, asSignIn))).toMatchObject(refused);
  expect(await auth(browser.replace('hotdrop_signin', 'hotdrop_session'))).toBeNull();
  // A session's secret must not get into the address of a sign-in.
  expect((await startSignIn(api, dana, { browser: asSignIn })).browser).not.toBe(asSignIn);
});

test('signs in at API_ORIGIN if browsers call this host directly', async () => {
  const [siteOrigin, apiOrigin] = ['https://hotdrop.example', 'https://api.hotdrop.example'];
  const direct = await startApi({ settings: { SITE_ORIGINS: siteOrigin, API_ORIGIN: apiOrigin } });
  const wanted = `${siteOrigin}/pubg?page=2`;
  const start = await direct.request(`/auth/steam?redirect_url=${encodeURIComponent(wanted)}`);
  expect(start.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-hotdrop_signin=(?!.*Domain)/),
  ]);
  const provider = new URL(start.headers.get('location') ?? '');
  const returnTo = provider.searchParams.get('openid.return_to') ?? '';
  expect([provider.origin, new URL(returnTo).origin]).toEqual([apiOrigin, apiOrigin]);

  const { browser, answer } = await startSignIn(direct, dana, { redirectUrl: wanted });
  const back = await followAnswer(direct, answer, browser);
  expect(back.headers.get('location')).toBe(wanted);
  const session = back.headers.getSetCookie().find((each) => each.startsWith('__Host-hotdrop_session='));
  const called = await direct.get('/auth', {
    headers: { Cookie: session?.split(';')[0] ?? '', Origin: siteOrigin },
  });
  expect(called.data.auth).toMatchObject({ displayName: 'Demo Dana' });
  expect(called.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  expect(called.headers.get('access-control-allow-credentials')).toBe('true');
  await direct.close();
});

test('ends a session after seven days', async () => {
  const cookie = await signIn(api, dana);
  api.advance(7 * 86_400_000 + 1);
  expect(await auth(cookie)).toBeNull();
});

test('refuses a cookie with a wrong signature', async () => {
  const cookie = await signIn(api, dana);
  expect(await auth(`${cookie.slice(0, -3)}abc`)).toBeNull();
  expect(await auth(cookie.replace('hotdrop_session=', 'hotdrop_session=x'))).toBeNull();
  expect(await auth('hotdrop_session=anything')).toBeNull();
  expect(await auth('hotdrop_session=')).toBeNull();
});

test.each([
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  'http://localhost:3000.evil.example/',
  'nonsense',
  'blob:http://localhost:3000/0b1c',
  'http://dana@localhost:3000/pubg',
  'http://dana:secret@localhost:3000/pubg',
])('refuses to return to %s', async (address) => {
  const { status } = await api.request(`/auth/steam?redirect_url=${encodeURIComponent(address)}`);
  expect(status).toBe(400);
});

test.each<[string, (answer: URLSearchParams) => void]>([
  [
    'another account in both places',
    (a) => {
      const other = a.get('openid.claimed_id')?.replace(/1$/, '2') ?? '';
      a.set('openid.claimed_id', other);
      a.set('openid.identity', other);
    },
  ],
  ['another signature', (a) => a.set('openid.sig', 'AAAA')],
  ['no signature', (a) => a.delete('openid.sig')],
  ['another state', (a) => a.set('state', 'other')],
])('refuses an answer with %s', async (_what, change) => {
  expect(await forged(change)).toMatchObject({ status: 303, failure: 'refused', session: undefined });
});

test('signs in in two tabs of one browser', async () => {
  const first = await startSignIn(api, dana);
  const second = await startSignIn(api, dana, { redirectUrl: `${site}/pubg/ranks`, browser: first.browser });
  for (const { answer, page } of [
    { answer: second.answer, page: '/pubg/ranks' },
    { answer: first.answer, page: '/pubg' },
  ]) {
    expect(readOutcome(await followAnswer(api, answer, second.browser))).toMatchObject({
      location: site + page,
      session: expect.any(String),
    });
  }
});

test('refuses an unknown state and returns to the front page', async () => {
  const back = await api.request('/auth/steam/return?state=forged&openid.mode=id_res');
  expect(readOutcome(back).location).toBe(`${site}/?sign_in_failure=refused`);
});

test('checks on return whether the site is still allowed', async () => {
  const { answer, browser } = await startSignIn(api, dana);
  const context = {
    ...api.context,
    config: { ...api.context.config, siteOrigins: [], apiOrigin: 'https://new.example' },
  };
  const back = await createApp(context).request(answer, { headers: { Cookie: browser } });
  expect(back.headers.get('location')).toBe('https://new.example/?sign_in_failure=refused');
});

test('uses cookies of this host only where the site has https', async () => {
  const secure = { ...api.context, config: { ...api.context.config, apiOrigin: 'https://hotdrop.example' } };
  const start = await createApp(secure).request('/auth/steam');
  expect(start.headers.get('set-cookie')).toMatch(/^__Host-hotdrop_signin=.*; Path=\/;.*; Secure(;|$)/);
  const cookie = await signIn(api, dana);
  const ask = async (as: string) =>
    (await createApp(secure).request('/api/v1/auth', { headers: { Cookie: as } })).json();
  expect(await ask(cookie)).toMatchObject({ data: { auth: null } });
  expect(await ask(`__Host-${cookie}`)).toMatchObject({ data: { auth: { displayName: 'Demo Dana' } } });
});

test('refuses an answer that was used before', async () => {
  const { browser, answer } = await startSignIn(api, dana);
  expect(readOutcome(await followAnswer(api, answer, browser)).failure).toBeNull();
  expect(readOutcome(await followAnswer(api, answer, browser))).toMatchObject(refused);
});

test('refuses an answer in another browser', async () => {
  const { answer } = await startSignIn(api, dana);
  expect(readOutcome(await followAnswer(api, answer, ''))).toMatchObject(refused);
  const other = await startSignIn(api, dana);
  expect(readOutcome(await followAnswer(api, answer, other.browser))).toMatchObject(refused);
});

test('refuses an expired sign-in', async () => {
  const { browser, answer } = await startSignIn(api, dana);
  api.advance(16 * 60_000);
  expect(readOutcome(await followAnswer(api, answer, browser))).toMatchObject({
    location: `${site}/pubg?sign_in_failure=expired`,
    session: undefined,
  });
});

test('returns without a session after a cancel', async () => {
  const { browser, answer } = await startSignIn(api, dana);
  const state = new URL(answer, site).searchParams.get('state');
  const back = await followAnswer(api, `/auth/steam/return?state=${state}&openid.mode=cancel`, browser);
  expect(back.status).toBe(303);
  expect(back.headers.getSetCookie().join()).not.toContain('hotdrop_session');
});
