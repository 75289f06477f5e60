/** @jest-environment node */
import { signChoice } from '@hotdrop/shared-host/store';
import { aBuild } from '@hotdrop/shared-host/testing';
import { aPage, aShell, aShellWith, type Shell } from '../../testing/a-shell.ts';

const linkSecret = 'the secret of this site';
const page = '/pubg/clans';
const tomorrow = new Date(Date.now() + 86_400_000);

let shell: Shell;
let candidate: string;
beforeAll(async () => {
  shell = await aShell({ linkSecret });
  await shell.publish({ ...aPage({ render: 'return "Everyone’s clans"' }) });
  const next = aPage({ render: 'return "The next clans"' });
  candidate = await shell.store(await aBuild({ packageVersion: '2.0.0', ...next }));
  await shell.areas.refresh();
});

const sign = (versions: Record<string, string>, until = tomorrow, secret = linkSecret) =>
  encodeURIComponent(signChoice(versions, until, secret));

/** Follows a link and returns its redirect and its cookie. */
async function follow(path: string) {
  const answer = await shell.get(path);
  const cookie = /areas=[^;]*/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
  return { answer, to: answer.headers.get('location') ?? '', cookie };
}

const load = async (path: string, cookie: string) => {
  const answer = await shell.get(path, { headers: { cookie } });
  return { answer, html: await answer.text() };
};

it('shows the version of a signed link on every page, with a notice', async () => {
  const { answer, to, cookie } = await follow(`${page}?mode=squad&areas=${sign({ 'mf-clans': candidate })}`);
  expect(answer.status).toBe(303);
  expect(to).toBe(`${page}?mode=squad`);
  expect(answer.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const path of [to, page]) {
    const { answer: shown, html } = await load(path, cookie);
    expect(html).toContain('The next clans');
    expect(html).toContain(`mf-clans ${candidate}`);
    expect(html).toContain('href="?areas="');
    expect(shown.headers.get('cache-control')).toBe('no-store');
  }
});

it('serves the published version to other visitors', async () => {
  const { answer, html } = await load(page, '');
  expect(html).toContain('Everyone’s clans');
  expect(html).not.toContain('Preview');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

it('returns to the published site', async () => {
  const { answer, to, cookie } = await follow(`${page}?areas=`);
  expect([answer.status, to, cookie]).toEqual([303, page, 'areas=']);
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
});

const past = new Date(Date.now() - 1000);
it.each([
  ['a forged link', () => `mf-clans%40${candidate}~99999999999~${'A'.repeat(43)}`, 'not valid'],
  ['a link that another site signed', () => sign({ 'mf-clans': candidate }, tomorrow, 'other'), 'not valid'],
  ['a link that has expired', () => sign({ 'mf-clans': candidate }, past), 'has expired'],
])('shows the published site with a notice for %s', async (_, link, text) => {
  const answer = await shell.get(`${page}?areas=${link()}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('Everyone’s clans');
  expect(html).toContain(text);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('deletes an expired preview from the browser', async () => {
  const { answer, html } = await load(page, `areas=${sign({ 'mf-clans': candidate }, past)}`);
  expect(html).toContain('has expired');
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^areas=;.*Max-Age=0/));
});

it('names a version that fails, and shows the published one', async () => {
  const { cookie } = await follow(`${page}?areas=${sign({ 'mf-clans': '9.9.9-none' })}`);
  const { html } = await load(page, cookie);
  expect(html).toContain('could not start');
  expect(html).toContain('mf-clans 9.9.9-none');
  expect(html).toContain('Everyone’s clans');
});

it.each(['', 'x', 'undefined'])(
  'refuses every link without a secret, even one signed with "%s"',
  async (secret) => {
    const open = await aShellWith(aPage());
    const answer = await open.get(`${page}?areas=${sign({ 'mf-clans': candidate }, tomorrow, secret)}`);
    expect(await answer.text()).toContain('not valid');
  },
);

it('ignores a preview that another host of the domain has set', async () => {
  const choice = sign({ 'mf-clans': candidate });
  const headers = { 'x-forwarded-proto': 'https' };
  const show = async (name: string) =>
    (await shell.get(page, { headers: { ...headers, cookie: `${name}=${choice}` } })).headers.get(
      'cache-control',
    );
  expect([await show('areas'), await show('__Host-areas')]).toEqual(['private, no-cache', 'no-store']);
});
