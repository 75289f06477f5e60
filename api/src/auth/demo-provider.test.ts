import { startSignIn } from '../../testing/sign-in.ts';
import { site, useApi } from '../../testing/start-api.ts';

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
