import { type LocalServer, type Reply, startLocalServer } from '../../testing/local-server.ts';
import {
  followAnswer,
  readOutcome,
  signIn,
  signInAtSteam,
  startSignIn,
  steamId,
} from '../../testing/sign-in.ts';
import { site, startApi, type TestApi, useApi } from '../../testing/start-api.ts';
import { createApp } from '../app.ts';

describe('signing in', () => {
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
    'http://localhost:3000/pubg?q='.padEnd(1001, 'x'),
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
    const secure = {
      ...api.context,
      config: { ...api.context.config, apiOrigin: 'https://hotdrop.example' },
    };
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
});

describe('the demo provider', () => {
  const api = useApi({ isEmpty: true });

  const returnTo = `${site}/auth/steam/return?state=1`;
  const providerPage = `/auth/demo?openid.return_to=${encodeURIComponent(returnTo)}`;

  test('marks the provider page as a demo', async () => {
    const page = await api.request(providerPage);
    expect(page.text).toContain('Choose a demo account');
    expect((await api.request('/auth/demo?openid.return_to=https://evil.example/')).status).toBe(400);
  });

  test('forbids framing of the provider page and limits its form to the site', async () => {
    const { headers } = await api.request(providerPage);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/form-action 'self'( http:\/\/[\w.]+:3000)+;/);
  });

  test.each(['constructor', '__proto__', 'toString', '76500000000000009', '../76500000000000001'])(
    'refuses the demo account "%s"',
    async (account) => {
      const query = new URLSearchParams({ return_to: returnTo, account });
      expect((await api.request(`/auth/demo/choose?${query}`)).status).toBe(400);
    },
  );

  test('confirms only signatures of the demo provider', async () => {
    const { answer } = await startSignIn(api, '76500000000000001');
    const fields = new URL(answer, site).searchParams;
    const ask = async (sig: string) => {
      fields.set('openid.sig', sig);
      return (await api.request('/auth/demo', { method: 'POST', body: fields })).text;
    };
    const own = fields.get('openid.sig') ?? '';
    expect(await ask(own)).toContain('is_valid:true');
    for (const other of ['', own.slice(1), 'ü'.repeat(own.length), own.toLowerCase()]) {
      expect(await ask(other)).toContain('is_valid:false');
    }
  });
});

describe('an answer of the provider', () => {
  /** This provider confirms every answer, so each refusal comes from the host's own checks. */
  let provider: LocalServer;
  let api: TestApi;
  let reply: Reply;
  const protocol = 'ns:http://specs.openid.net/auth/2.0';
  const confirmed = `${protocol}\nis_valid:true\n`;

  beforeAll(async () => {
    provider = await startLocalServer((path, query) => {
      if (path === '/openid/login') return reply;
      if (path === '/elsewhere') return { body: confirmed };
      return { body: { response: { players: [{ steamid: query.get('steamids'), personaname: 'Gabe' }] } } };
    });
    const settings = {
      STEAM_API_KEY: 'A'.repeat(32),
      STEAM_API_URL: provider.url,
      STEAM_OPENID_URL: `${provider.url}/openid/login`,
    };
    api = await startApi({ settings, isEmpty: true });
  });
  beforeEach(() => {
    reply = { body: confirmed };
  });
  afterAll(async () => {
    await api.close();
    await provider.close();
  });

  const signIn = (change?: (answer: URLSearchParams) => void) => signInAtSteam(api, provider.url, change);

  test('starts a session for a valid answer', async () => {
    expect(await signIn()).toMatchObject({
      status: 303,
      session: expect.stringMatching(/^hotdrop_session=./),
    });
  });

  const setBoth = (answer: URLSearchParams, identity: string) => {
    answer.set('openid.claimed_id', identity);
    answer.set('openid.identity', identity);
  };
  const signed = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'];

  test.each<[string, (answer: URLSearchParams) => void]>([
    ['of OpenID 1.1', (a) => a.set('openid.ns', 'http://openid.net/signon/1.1')],
    ['with another mode', (a) => a.set('openid.mode', 'setup_needed')],
    ['of another provider', (a) => a.set('openid.op_endpoint', 'https://evil.example/openid/login')],
    ['with two identities', (a) => a.set('openid.identity', `${provider.url}/openid/id/76561198000000002`)],
    ['with an identity of another host', (a) => setBoth(a, `https://evil.example/openid/id/${steamId}`)],
    [
      'with an identity of a similar host',
      (a) => setBoth(a, `${provider.url.replace('.', 'x')}/openid/id/${steamId}`),
    ],
    ['with an identity that is too long', (a) => setBoth(a, `${provider.url}/openid/id/${steamId}7`)],
    ['for another address', (a) => a.set('openid.return_to', 'http://localhost:3000/elsewhere')],
    ['with a nonce in another format', (a) => a.set('openid.response_nonce', '2026-11-21 12:00:00Zabc')],
    ['with an old nonce', (a) => a.set('openid.response_nonce', '2026-11-21T11:54:59Zabc')],
    ['with a nonce from the future', (a) => a.set('openid.response_nonce', '2026-11-21T12:05:01Zabc')],
    [
      'with a second identity',
      (a) => {
        const own = a.get('openid.identity') ?? '';
        setBoth(a, `${provider.url}/openid/id/76561198000000002`);
        a.append('openid.claimed_id', own);
        a.append('openid.identity', own);
      },
    ],
    ...signed.map((field): [string, (answer: URLSearchParams) => void] => [
      `without a signature for ${field}`,
      (a) => a.set('openid.signed', signed.filter((one) => one !== field).join()),
    ]),
  ])('refuses an answer %s', async (_what, change) => {
    expect(await signIn(change)).toMatchObject({ failure: 'refused', session: undefined });
  });

  test.each<[string, Reply]>([
    ['says no', { body: `${protocol}\nis_valid:false\n` }],
    ['says yes in another protocol', { body: 'is_valid:true\n' }],
    ['says something similar to yes', { body: `${protocol}\nis_valid:trueish\n` }],
    ['is empty', { body: '' }],
    ['has an error status', { status: 500, body: confirmed }],
  ])('refuses a confirmation that %s', async (_what, said) => {
    reply = said;
    expect(await signIn()).toMatchObject({ failure: 'refused', session: undefined });
  });

  test('refuses a confirmation that is too large', async () => {
    reply = { body: confirmed + 'x'.repeat(100_000) };
    expect(await signIn()).toMatchObject({ failure: 'unavailable', session: undefined });
  });

  test('does not follow a redirect of the provider', async () => {
    reply = { status: 307, headers: { Location: '/elsewhere' } };
    expect(await signIn()).toMatchObject({ failure: 'unavailable', session: undefined });
    expect(provider.requests).not.toContainEqual(expect.stringContaining('/elsewhere'));
  });
});
