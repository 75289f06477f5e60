/** @jest-environment node */
import { signChoice } from '@hotdrop/shared-host/store';
import { aBuild } from '@hotdrop/shared-host/testing';
import { aPage, aShell, type Shell } from '../../testing/a-shell.ts';

const linkSecret = 'the secret of this site';
const page = '/pubg/clans';
const tomorrow = new Date(Date.now() + 86_400_000);

let shell: Shell;
let candidate: string;
beforeAll(async () => {
  shell = await aShell({ linkSecret });
  await shell.publish({ ...aPage({ draw: 'return "Everyone’s clans"' }) });
  const next = aPage({ draw: 'return "The next clans"' });
  candidate = await shell.store(await aBuild({ packageVersion: '2.0.0', ...next }));
  await shell.areas.refresh();
});

const sign = (versions: Record<string, string>, until = tomorrow, secret = linkSecret) =>
  encodeURIComponent(signChoice(versions, until, secret));

/** Follows a link as a browser does, and says where it led and which cookie it keeps. */
async function follow(path: string) {
  const answer = await shell.get(path);
  const cookie = /areas=[^;]*/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
  return { answer, to: answer.headers.get('location') ?? '', cookie };
}

const see = async (path: string, cookie: string) => {
  const answer = await shell.get(path, { headers: { cookie } });
  return { answer, html: await answer.text() };
};

it('a signed link shows its version to whoever follows it, on every page, with a badge', async () => {
  const { answer, to, cookie } = await follow(`${page}?mode=squad&areas=${sign({ 'mf-clans': candidate })}`);
  expect(answer.status).toBe(303);
  expect(to).toBe(`${page}?mode=squad`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const path of [to, page]) {
    const { answer: shown, html } = await see(path, cookie);
    expect(html).toContain('The next clans');
    expect(html).toContain(`mf-clans ${candidate}`);
    expect(html).toContain('href="?areas="');
    expect(shown.headers.get('cache-control')).toBe('no-store');
  }
});

it('the choice is kept from scripts and from other sites, and does not travel without encryption', async () => {
  const answer = await shell.get(`${page}?areas=${sign({ 'mf-clans': candidate })}`, {
    headers: { 'x-forwarded-proto': 'https' },
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  for (const word of ['HttpOnly', 'SameSite=Lax', 'Secure']) expect(cookie.split('; ')).toContain(word);
});

it('others go on with what is published', async () => {
  const { answer, html } = await see(page, '');
  expect(html).toContain('Everyone’s clans');
  expect(html).not.toContain('Preview');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

it('the badge leads back to the published site', async () => {
  const { answer, to, cookie } = await follow(`${page}?areas=`);
  expect([answer.status, to, cookie]).toEqual([303, page, 'areas=']);
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
});

it('leads to no other site, however its address is written', async () => {
  const { to } = await follow('//evil.example/pubg?areas=');
  expect(to).toBe('/evil.example/pubg');
});

const past = new Date(Date.now() - 1000);
it.each([
  ['a forged link', () => `mf-clans%40${candidate}~99999999999~${'A'.repeat(43)}`, 'not valid'],
  ['a link that another site signed', () => sign({ 'mf-clans': candidate }, tomorrow, 'other'), 'not valid'],
  ['a link that has expired', () => sign({ 'mf-clans': candidate }, past), 'has expired'],
])('%s shows the published site, and says why', async (_, link, words) => {
  const answer = await shell.get(`${page}?areas=${link()}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('Everyone’s clans');
  expect(html).toContain(words);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('a choice that has expired is forgotten by the browser', async () => {
  const { answer, html } = await see(page, `areas=${sign({ 'mf-clans': candidate }, past)}`);
  expect(html).toContain('has expired');
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^areas=;.*Max-Age=0/));
});

it('a version that does not work is named, and the published one stands in', async () => {
  const { cookie } = await follow(`${page}?areas=${sign({ 'mf-clans': '9.9.9-none' })}`);
  const { html } = await see(page, cookie);
  expect(html).toContain('could not start');
  expect(html).toContain('mf-clans 9.9.9-none');
  expect(html).toContain('Everyone’s clans');
});

it.each(['', 'x', 'undefined'])(
  'without a secret no link is valid, not even one signed with "%s"',
  async (secret) => {
    const open = await aShell();
    await open.publish({ ...aPage() });
    await open.areas.refresh();
    const answer = await open.get(`${page}?areas=${sign({ 'mf-clans': candidate }, tomorrow, secret)}`);
    expect(await answer.text()).toContain('not valid');
  },
);

it.each([
  ['ko', '미리보기'],
  ['zh-tw', '預覽'],
  ['zh-cn', '预览'],
  ['ja', 'プレビュー'],
])('the badge speaks the visitor’s language: %s', async (language, words) => {
  const { cookie } = await follow(`${page}?areas=${sign({ 'mf-clans': candidate })}`);
  expect((await see(`${page}?hl=${language}`, cookie)).html).toContain(words);
});
