/** @jest-environment node */
import { aPage, aShell, type Shell } from '../../testing/a-shell.ts';

const allowed = 'http://127.0.0.1:3100';
const page = '/pubg/clans';
const typedIn = { 'sec-fetch-site': 'none' };

let shell: Shell;
beforeAll(async () => {
  shell = await aShell({ overrideOrigins: [allowed] });
  await shell.publish({ ...aPage({ draw: 'return "Everyone’s clans"' }) });
  await shell.areas.refresh();
});

const wish = (origin: string) => `?areas=${encodeURIComponent(`mf-clans@${origin}`)}`;

async function see(path: string, headers: Record<string, string>) {
  const answer = await shell.get(path, { headers });
  return { answer, html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
}

const withOverride = (path = page) => see(path, { cookie: `areas=mf-clans@${allowed}` });

/** What the page's first script lets scripts come from. */
const scriptPlaces = (html: string) => JSON.parse(/p=(\[.*?\]),t=/.exec(html)?.[1] ?? '[]') as string[];

it('whoever types in a listed origin is led to the page, and the browser keeps the choice from other sites', async () => {
  const { answer } = await see(`${page}${wish(allowed)}&mode=squad`, typedIn);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${page}?mode=squad`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^areas=.*HttpOnly.*SameSite=Strict/);
  expect(cookie).not.toMatch(/Expires|Max-Age/);
  const encrypted = await see(page + wish(allowed), { ...typedIn, 'x-forwarded-proto': 'https' });
  expect(encrypted.answer.headers.getSetCookie()[0]?.split('; ')).toContain('Secure');
});

it('the server keeps the place free and runs nothing in it; the page says where its code comes from', async () => {
  const { answer, html } = await withOverride();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(html).not.toContain('Everyone’s clans');
  expect(html).toContain('aria-busy');
  expect(html).toContain(`mf-clans comes from ${allowed}`);
  expect(html).toContain('href="?areas="');
});

it('that page’s policy admits the origin, for that area alone, and leaves the rest as it is', async () => {
  const [theirs, usual] = [await withOverride(), await see(page, {})];
  expect(scriptPlaces(theirs.html)).toContain(`${allowed}/areas/mf-clans/`);
  expect(scriptPlaces(usual.html).every((place) => place.startsWith('/'))).toBe(true);
  const withoutNonce = (policy: string) => policy.replaceAll(/nonce-[^']+/g, 'nonce');
  expect(withoutNonce(theirs.policy).replaceAll(` ${allowed}`, '')).toBe(withoutNonce(usual.policy));
  for (const directive of ['style-src', 'img-src', 'font-src', 'connect-src']) {
    expect(theirs.policy).toMatch(new RegExp(`${directive} [^;]*${allowed}`));
  }
});

it('others get the published area, in a page that may be kept as ever', async () => {
  const { answer, html, policy } = await see(page, {});
  expect(html).toContain('Everyone’s clans');
  expect(html).not.toContain('3100');
  expect(policy).not.toContain('3100');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

it('an address that nobody has published may be the area’s: the browser finds out', async () => {
  expect((await withOverride('/pubg/clans-of-tomorrow')).answer.status).toBe(200);
  expect((await see('/pubg/clans-of-tomorrow', {})).answer.status).toBe(404);
  expect((await withOverride('/pubg/about/terms')).html).toContain('</h1>');
});

it('the badge leads back to the published site', async () => {
  const { answer } = await see(`${page}?areas=`, { cookie: `areas=mf-clans@${allowed}` });
  expect(answer.headers.get('location')).toBe(page);
  expect(answer.headers.get('set-cookie')).toMatch(/^areas=;.*Max-Age=0/);
});

it.each([
  ['another port of the same machine', 'http://127.0.0.1:3101'],
  ['another host', 'https://evil.example'],
  ['a host that begins alike', 'http://127.0.0.1.evil.example:3100'],
  ['a host behind the allowed one as a user', 'http://127.0.0.1:3100@evil.example'],
])('%s is refused, and the page says why', async (_, origin) => {
  const { answer, html, policy } = await see(page + wish(origin), typedIn);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^areas=;.*Max-Age=0/));
  expect(html).toContain('Everyone’s clans');
  expect(html).toContain('does not allow code from the origin');
  expect(policy).not.toMatch(/evil|310\d/);
  const kept = await see(page, { cookie: `areas=mf-clans@${origin}` });
  expect(kept.html).toContain('does not allow code from the origin');
  expect(scriptPlaces(kept.html).every((place) => place.startsWith('/'))).toBe(true);
});

it.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['same-site', { 'sec-fetch-site': 'same-site' }],
  ['unknown', {}],
])('a link on a page of somebody else (%s) is not followed', async (_, headers) => {
  const { answer, html } = await see(page + wish(allowed), headers);
  expect(answer.status).toBe(200);
  expect(html).toContain('paste it into the address bar');
  expect(html).toContain('Everyone’s clans');
});

it('without a list no origin is allowed', async () => {
  const closed = await aShell();
  await closed.publish({ ...aPage() });
  await closed.areas.refresh();
  const answer = await closed.get(page + wish(allowed), { headers: typedIn });
  expect(await answer.text()).toContain('does not allow code from the origin');
});

it.each([
  ['ko', '미리보기'],
  ['zh-tw', '預覽'],
  ['zh-cn', '预览'],
  ['ja', 'プレビュー'],
])('the badge and the refusal speak the visitor’s language: %s', async (language, words) => {
  expect((await withOverride(`${page}?hl=${language}`)).html).toContain(words);
  expect((await see(`${page}?hl=${language}&areas=mf-clans@${allowed}`, {})).html).toContain('https');
});
