/** @jest-environment node */
import { signChoice } from '@hotdrop/shared-host/store';
import { aPage, aShell } from '../../testing/a-shell.ts';

const linkSecret = 'a secret of a test, which is long enough';
const page = '/pubg/clans';

async function aSite(publicOrigin: string) {
  const shell = await aShell({ publicOrigin, linkSecret });
  const version = await shell.publish(aPage());
  await shell.areas.refresh();
  const choice = signChoice({ 'mf-clans': version }, new Date(Date.now() + 60_000), linkSecret);
  return { shell, choice };
}

const namesIn = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);

test('sets cookies that belong to this host alone where the site has https', async () => {
  const { shell, choice } = await aSite('https://site.test');
  expect(namesIn(await shell.get(`${page}?hl=ko&app=1`))).toEqual(['__Host-hl', '__Host-app']);
  expect(namesIn(await shell.get(`${page}?areas=${choice}`))).toEqual(['__Host-areas']);
  const answer = await shell.get(page, { headers: { cookie: '__Host-hl=ko' } });
  expect([answer.headers.get('content-language'), namesIn(answer)]).toEqual(['ko', []]);
});

test('ignores a preview that another host of the domain has set', async () => {
  const { shell, choice } = await aSite('https://site.test');
  const shown = async (name: string) =>
    (await shell.get(page, { headers: { cookie: `${name}=${choice}` } })).headers.get('cache-control');
  expect(await shown('areas')).toBe('private, no-cache');
  expect(await shown('__Host-areas')).toBe('no-store');
});

test('sets plain names without https, where browsers refuse the prefix', async () => {
  const { shell } = await aSite('http://site.test');
  expect(namesIn(await shell.get(`${page}?hl=ko`))).toEqual(['hl']);
});
