/** @jest-environment node */
import { aPage, aShellWith } from '../../testing/a-shell.ts';

const loader = 'await globalThis.clansWait';

async function aFullShell() {
  const shell = await aShellWith(aPage({ loader }), { maxPages: 1 });
  const waiting = Promise.withResolvers<void>();
  Object.assign(globalThis, { clansWait: waiting.promise });
  const first = shell.get('/pubg/clans');
  return { shell, first, finish: waiting.resolve };
}

test.each(['GET', 'HEAD'])(
  'refuses a %s of one page too many at once, with 503 and Retry-After',
  async (method) => {
    const { shell, first, finish } = await aFullShell();
    const refused = await shell.get('/pubg/clans?hl=ko', { method });
    expect([
      refused.status,
      refused.headers.get('retry-after'),
      refused.headers.get('cache-control'),
    ]).toEqual([503, '5', 'no-store']);
    expect(refused.headers.get('content-language')).toBe('ko');
    expect(await refused.text()).toContain(method === 'GET' ? '<html lang="ko">' : '');
    finish();
    expect((await first).status).toBe(200);
    expect((await shell.get('/pubg/clans')).status).toBe(200);
    expect(await shell.metrics()).toContain('hotdrop_pages_refused_total 1');
  },
);

test('serves everything but pages while it is full', async () => {
  const { shell, first, finish } = await aFullShell();
  expect((await shell.get('/robots.txt')).status).toBe(200);
  finish();
  await first;
});
