/** @jest-environment node */
import { aPage, aShellWith } from '../../testing/a-shell.ts';

const joining = {
  action: 'globalThis.joined += 1; return null',
  loader: 'return "joined " + globalThis.joined',
};
const aForm = () => {
  Object.assign(globalThis, { joined: 0 });
  return aShellWith(aPage(joining), { isCacheShared: true, check: async () => {} });
};
const send = async ({ get }: Awaited<ReturnType<typeof aForm>>, headers: Record<string, string> = {}) => {
  const answer = await get('/pubg/clans', { method: 'POST', headers });
  return [
    answer.status,
    answer.headers.get('cache-control'),
    /joined \d/.exec(await answer.text())?.[0],
  ] as const;
};

test('answers each form with a page of its own, which no cache keeps', async () => {
  const site = await aForm();
  expect(await send(site, { 'sec-fetch-site': 'same-origin' })).toEqual([200, 'no-store', 'joined 1']);
  expect(await send(site)).toEqual([200, 'no-store', 'joined 2']);
  expect(await send(site)).toEqual([200, 'no-store', 'joined 3']);
});

test.each(['cross-site', 'same-site', 'none'])('refuses a form of another site: %s', async (from) => {
  const site = await aForm();
  expect((await send(site, { 'sec-fetch-site': from }))[0]).toBe(403);
  expect(globalThis).toHaveProperty('joined', 0);
});
