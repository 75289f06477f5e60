/** @jest-environment node */
import { aPage, aShell, type Shell } from '../../testing/a-shell.ts';

const allowed = 'http://127.0.0.1:3100';
const page = '/pubg/clans';
const fromAddressBar = { 'sec-fetch-site': 'none' };

let shell: Shell;
beforeAll(async () => {
  shell = await aShell({ overrideOrigins: [allowed] });
  await shell.publish({ ...aPage({ render: 'return "Everyone’s clans"' }) });
  await shell.areas.refresh();
});

const overrideQuery = (origin: string) => `?areas=${encodeURIComponent(`mf-clans@${origin}`)}`;

async function load(path: string, headers: Record<string, string>) {
  const answer = await shell.get(path, { headers });
  return { answer, html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
}

const withOverride = (path = page) => load(path, { cookie: `areas=mf-clans@${allowed}` });

/** URL prefixes of scripts that the page's first script allows. */
const scriptSources = (html: string): string[] =>
  JSON.parse(/p=JSON\.parse\('(\[.*?\])'\),t=/.exec(html)?.[1] ?? '[]');

it('redirects a listed origin from the address bar, and saves it in a strict cookie', async () => {
  const { answer } = await load(`${page}${overrideQuery(allowed)}&mode=squad`, fromAddressBar);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${page}?mode=squad`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^areas=.*HttpOnly.*SameSite=Strict/);
  expect(cookie).not.toMatch(/Expires|Max-Age/);
  const https = await load(page + overrideQuery(allowed), {
    ...fromAddressBar,
    'x-forwarded-proto': 'https',
  });
  expect(https.answer.headers.getSetCookie()[0]?.split('; ')).toContain('Secure');
});

it('renders a placeholder for the area, and a notice with the origin', async () => {
  const { answer, html } = await withOverride();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(html).not.toContain('Everyone’s clans');
  expect(html).toContain('aria-busy');
  expect(html).toContain(`mf-clans comes from ${allowed}`);
  expect(html).toContain('href="?areas="');
});

it('adds the origin to the policy for the one area only', async () => {
  const [overridden, usual] = [await withOverride(), await load(page, {})];
  expect(scriptSources(overridden.html)).toContain(`${allowed}/areas/mf-clans/`);
  expect(scriptSources(usual.html).every((source) => source.startsWith('/'))).toBe(true);
  const withoutHashes = (policy: string) => policy.replaceAll(/sha\d+-[^']+/g, 'hash');
  expect(withoutHashes(overridden.policy).replaceAll(` ${allowed}`, '')).toBe(withoutHashes(usual.policy));
  for (const directive of ['style-src', 'img-src', 'font-src', 'connect-src']) {
    expect(overridden.policy).toMatch(new RegExp(`${directive} [^;]*${allowed}`));
  }
});

it('serves the published area to other visitors', async () => {
  const { answer, html, policy } = await load(page, {});
  expect(html).toContain('Everyone’s clans');
  expect(html).not.toContain('3100');
  expect(policy).not.toContain('3100');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

it('leaves an unknown path to the area in the browser', async () => {
  expect((await withOverride('/pubg/clans-of-tomorrow')).answer.status).toBe(200);
  expect((await load('/pubg/clans-of-tomorrow', {})).answer.status).toBe(404);
  expect((await withOverride('/pubg/about/terms')).html).toContain('</h1>');
});

it('renders the same for the proxy of a developer, whose origin needs no list', async () => {
  const proxy = 'http://127.0.0.1:4100';
  const { answer, html, policy } = await load(page, { 'hotdrop-area': `mf-clans@${proxy}` });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.getSetCookie().join()).not.toContain('areas=');
  expect(html).not.toContain('Everyone’s clans');
  expect(html).toContain(`mf-clans comes from ${proxy}`);
  expect(scriptSources(html)).toContain(`${proxy}/areas/mf-clans/`);
  expect(policy).toMatch(new RegExp(`connect-src [^;]*${proxy}`));
});

it.each(['https://evil.example', 'http://127.0.0.1.evil.example:4100', 'http://127.0.0.1:4100@evil.example'])(
  'ignores a proxy on another machine: %s',
  async (origin) => {
    const { html, policy } = await load(page, { 'hotdrop-area': `mf-clans@${origin}` });
    expect(html).toContain('Everyone’s clans');
    expect(policy).not.toContain('evil');
  },
);

it.each([
  ['another port of the same machine', 'http://127.0.0.1:3101'],
  ['another host', 'https://evil.example'],
  ['a host with the same beginning', 'http://127.0.0.1.evil.example:3100'],
  ['a URL with the allowed host as its user name', 'http://127.0.0.1:3100@evil.example'],
])('refuses %s with a notice', async (_, origin) => {
  const { answer, html, policy } = await load(page + overrideQuery(origin), fromAddressBar);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^areas=;.*Max-Age=0/));
  expect(html).toContain('Everyone’s clans');
  expect(html).toContain('does not allow code from the origin');
  expect(policy).not.toMatch(/evil|310\d/);
  const saved = await load(page, { cookie: `areas=mf-clans@${origin}` });
  expect(saved.html).toContain('does not allow code from the origin');
  expect(scriptSources(saved.html).every((source) => source.startsWith('/'))).toBe(true);
});

it.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['same-site', { 'sec-fetch-site': 'same-site' }],
  ['unknown', {}],
])('refuses a link on another site (%s)', async (_, headers) => {
  const { answer, html } = await load(page + overrideQuery(allowed), headers);
  expect(answer.status).toBe(200);
  expect(html).toContain('paste it into the address bar');
  expect(html).toContain('Everyone’s clans');
});

it('refuses every origin by default', async () => {
  const closed = await aShell();
  await closed.publish({ ...aPage() });
  await closed.areas.refresh();
  const answer = await closed.get(page + overrideQuery(allowed), { headers: fromAddressBar });
  expect(await answer.text()).toContain('does not allow code from the origin');
});
