/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { openPublishingStore, startRollout } from '@hotdrop/shared-host/store';
import { aPage, aShell, aShellWith } from '../../testing/a-shell.ts';

const opsToken = 'a token of at least 32 characters';
const origin = { origin: 'http://operators.test' };

/** A shell with a rollout of mf-clans at 1 %. */
async function aRollout(options: Parameters<typeof aShell>[0] = { opsToken }) {
  const shell = await aShell(options);
  await shell.publish(aPage());
  const canary = await shell.publishHidden({
    ...aPage({ render: 'return "New clans"' }),
    packageVersion: '2.0.0',
  });
  await shell.move((pointer) =>
    startRollout(pointer, canary, { origin: { by: 'ann', commit: 'a41f9c2ff' } }),
  );
  await shell.areas.refresh();
  const pointer = () => openPublishingStore(shell.root).pointer('mf-clans');
  const { revision } = await pointer();
  const moveWith = (form: Record<string, string>, headers: Record<string, string>) =>
    shell.operate('/ops/moves', {
      method: 'POST',
      headers,
      body: new URLSearchParams({
        area: 'mf-clans',
        action: 'promote',
        revision: String(revision),
        reason: 'it looks good',
        ...form,
      }),
    });
  /** Enters a token, and gives the cookie that the browser keeps. */
  const signIn = async (token: string) => {
    const answer = await shell.operate('/ops/sign-in', {
      method: 'POST',
      headers: origin,
      body: new URLSearchParams({ token }),
    });
    const [set = ''] = answer.headers.getSetCookie();
    return { status: answer.status, set, cookie: set.split(';')[0] ?? '' };
  };
  return { ...shell, canary, pointer, moveWith, signIn };
}

test('shows areas, the rollout, its history, and the store without script', async () => {
  const shell = await aRollout();
  const answer = await shell.operate('/ops');
  const html = await answer.text();
  for (const text of [
    'mf-clans',
    'the clans team',
    'rollout of 2.0.0',
    'a41f9c2',
    'by ann',
    'step">1%, 0 pages, now',
    'Faults',
    shell.root,
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toMatch(/May move pointers|<input type="hidden"/);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
  expect(policy).not.toMatch(/script-src|unsafe/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await (await shell.operate('/ops/state')).json()).toMatchObject({
    areas: [{ area: 'mf-clans', status: 'rollout', canary: { percent: 1 } }],
    rollouts: [{ area: 'mf-clans', percent: 1, next: 5, by: 'ann' }],
    moves: [{ title: 'Rollout 1 %', to: shell.canary }, { title: 'Published, first version' }],
  });
});

test.each([
  [{ status: 'ok', key: 'refused' }, ['refuses the key']],
  [{ status: 'unavailable' }, ['cannot reach its database']],
  [null, ['does not answer']],
  [{ status: 'ok' }, []],
])('names what is wrong with the API host: %j', async (health, problems) => {
  const server = createServer((_, answer) => answer.end(JSON.stringify(health))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const shell = await aShell({ apiHost: `http://127.0.0.1:${getPort(server)}` });
  const html = await (await shell.operate('/ops')).text();
  server.close();
  expect(html.match(/refuses the key|cannot reach its database|does not answer/g) ?? []).toEqual(problems);
});

test('shows how long each area used the thread, with all of its versions', async () => {
  const shell = await aRollout();
  shell.countThreadTime({ area: 'mf-clans', version: shell.canary }, 1.25);
  shell.countThreadTime({ area: 'mf-clans', version: '1.0.0' }, 60);
  expect(await (await shell.operate('/ops')).text()).toContain('61.3 s of the thread');
  const state = await (await shell.operate('/ops/state')).json();
  expect(state.areas).toMatchObject([{ area: 'mf-clans', threadSeconds: 61.25 }]);
});

test('shows the faults of areas with their stack, without folders of this machine', async () => {
  const shell = await aShellWith(
    aPage({ render: 'if (globalThis.isBroken) throw new Error("no clans"); return "x"' }),
  );
  Object.assign(globalThis, { isBroken: true });
  await shell.get('/pubg/clans?a=1');
  await shell.get('/pubg/clans');
  Reflect.deleteProperty(globalThis, 'isBroken');
  const { faults } = await (await shell.operate('/ops/state')).json();
  expect(faults).toMatchObject([
    { area: 'mf-clans', message: 'Error: no clans', where: 'server', count: 2, path: '/pubg/clans' },
  ]);
  expect(faults[0].stack).toMatch(/^ {4}at /);
});

test('promotes, holds, resumes, and rolls back with the token, with the reason in the history', async () => {
  const { moveWith, pointer } = await aRollout();
  const headers = { authorization: `Bearer ${opsToken}` };
  for (const action of ['hold', 'resume', 'promote', 'rollback']) {
    const revision = String((await pointer()).revision);
    const answer = await moveWith({ action, revision, reason: `to ${action}` }, headers);
    expect([action, answer.status]).toEqual([action, 200]);
  }
  expect((await pointer()).history.slice(2)).toMatchObject([
    { rollout: 'hold', by: 'console', reason: 'to hold' },
    { rollout: 'resume', reason: 'to resume' },
    { rollout: 'next', percent: 5, reason: 'to promote' },
    { action: 'stop-canary', reason: 'to rollback' },
  ]);
});

test('moves a pointer for a browser in which the token was entered', async () => {
  const { signIn, moveWith, pointer, operate } = await aRollout();
  const { status, cookie, set } = await signIn(opsToken);
  expect(status).toBe(303);
  expect(set).toMatch(/HttpOnly.*SameSite=Strict/);
  const html = await (await operate('/ops', { headers: { cookie } })).text();
  const moves = ['Promote to 5%', 'Hold here', 'End the canary', '5% of the visitors get 2.0.0'];
  for (const text of ['May move pointers', ...moves]) expect(html).toContain(text);
  expect((await moveWith({}, { ...origin, cookie })).status).toBe(303);
  expect((await pointer()).canary?.percent).toBe(5);
});

test.each([
  ['without a token', {}],
  ['with a wrong token', { authorization: 'Bearer another token of 32 characters' }],
  ['with a forged session', { ...origin, cookie: `hotdrop-operator=${Date.now() + 1e9}.forged` }],
])('refuses to move a pointer %s', async (_, headers) => {
  const { moveWith, pointer } = await aRollout();
  expect((await moveWith({}, headers)).status).toBe(403);
  expect((await pointer()).canary?.percent).toBe(1);
});

test.each([
  ['a form of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  [
    'a form of another host of the domain',
    { origin: 'http://x.operators.test', 'sec-fetch-site': 'same-site' },
  ],
  ['a form without an origin', {}],
])('refuses %s although the browser has a session', async (_, headers) => {
  const { signIn, moveWith, pointer } = await aRollout();
  const { cookie } = await signIn(opsToken);
  expect((await moveWith({}, { ...headers, cookie })).status).toBe(403);
  expect((await pointer()).canary?.percent).toBe(1);
});

test('ends a session after eight hours', async () => {
  const { signIn, moveWith } = await aRollout();
  const { cookie } = await signIn(opsToken);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 8 * 60 * 60 * 1_000 + 1_000);
  expect((await moveWith({}, { ...origin, cookie })).status).toBe(403);
  clock.mockRestore();
});

test('does not accept a wrong token, or any token without OPS_TOKEN', async () => {
  expect((await (await aRollout()).signIn('another token of 32 characters!!')).status).toBe(403);
  const closed = await aRollout({});
  expect((await closed.signIn('')).status).toBe(403);
  expect((await closed.moveWith({}, { authorization: 'Bearer ' })).status).toBe(403);
  expect(await (await closed.operate('/ops')).text()).not.toContain('type="password"');
});

test('limits wrong tokens by address, and accepts the right one meanwhile', async () => {
  const { signIn, lines } = await aRollout();
  const wrong = await Promise.all(
    Array.from({ length: 60 }, () => signIn('another token of 32 characters!!')),
  );
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([403, 429]));
  expect(lines.filter(({ msg }) => String(msg).includes('wrong token')).length).toBeLessThan(20);
  expect((await signIn(opsToken)).status).toBe(303);
});

test('refuses a move of a pointer that has moved since then, and says so on the page', async () => {
  const { signIn, moveWith, pointer } = await aRollout();
  const { cookie } = await signIn(opsToken);
  await moveWith({}, { ...origin, cookie });
  const answer = await moveWith({}, { ...origin, cookie });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('Another publisher moved the release pointer');
  expect((await pointer()).canary?.percent).toBe(5);
});

test.each([
  ['a reason of one letter', { reason: 'x' }],
  ['an unknown action', { action: 'delete' }],
  ['a path as the area', { area: '../mf-clans' }],
])('refuses a move with %s', async (_, form) => {
  const { moveWith } = await aRollout();
  expect((await moveWith(form, { authorization: `Bearer ${opsToken}` })).status).toBe(400);
});

test('says which versions this server refuses', async () => {
  const shell = await aShellWith(aPage());
  const newer = await shell.publish({ contract: 99 });
  await shell.areas.refresh();
  const html = await (await shell.operate('/ops')).text();
  expect(html).toContain('Runs an older version');
  expect(html).toContain(`This server refuses ${newer}: `);
});

test('gives a signed-in operator a link to the inspected pages of the site', async () => {
  const publicOrigin = 'http://site.test';
  const shell = await aRollout({ opsToken, publicOrigin, linkSecret: 'the secret of this site' });
  const findLink = async (cookie: string) => {
    const html = await (await shell.operate('/ops', { headers: { cookie } })).text();
    return /href="http:\/\/site\.test([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  };
  expect(await findLink('')).toBeUndefined();
  const { cookie } = await shell.signIn(opsToken);
  const followed = await shell.get((await findLink(cookie)) ?? '');
  const preview = followed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const page = await shell.get(followed.headers.get('location') ?? '', { headers: { cookie: preview } });
  expect(page.headers.get('server-timing')).toContain('desc="page"');
});
