/** @jest-environment node */
import { zstdDecompressSync } from 'node:zlib';
import { aNotice } from '@hotdrop/shared-domain/testing';
import { aPage, type aShell, aShellWith } from '../../testing/a-shell.ts';
import type { PageOutcome } from '../rendering/handle-page.ts';
import { createPopularPages } from './popular-pages.ts';

const anOutcome = (text: string, changes: Partial<PageOutcome> = {}): PageOutcome => ({
  response: new Response(text),
  attempted: undefined,
  faults: [],
  failedParts: [],
  isComplete: true,
  isRefused: false,
  ...changes,
});

function aKeeper() {
  const clock = { now: 1_000 };
  const popularPages = createPopularPages({ now: () => clock.now });
  let rendered = 0;
  const render = async () => anOutcome(`page ${++rendered}`);
  const ask = async (key = 'home', how: Parameters<typeof popularPages>[1] = render) =>
    (await popularPages(key, how))?.response.text();
  return { clock, ask, count: () => rendered };
}

describe('a page that several visitors ask for', () => {
  it('is rendered for the first, and once for all others within a moment', async () => {
    const { ask, clock } = aKeeper();
    expect(await ask()).toBe('page 1');
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['page 2', 'page 2', 'page 2']);
    clock.now += 1_000;
    expect(await ask()).toBe('page 2');
    clock.now += 1_000;
    expect(await ask()).toBe('page 3');
    expect(await ask('boards')).toBe('page 4');
  });

  it('is never old for a visitor who opens it alone', async () => {
    const { ask, clock } = aKeeper();
    for (const page of ['page 1', 'page 2', 'page 3']) {
      expect(await ask()).toBe(page);
      clock.now += 2_000;
    }
  });

  it.each<[string, Partial<PageOutcome>]>([
    ['failed', { response: new Response('', { status: 500 }) }],
    ['lacks something', { isComplete: false }],
    ['was refused because of the visitor', { isRefused: true }],
  ])('is rendered for each of them when it %s', async (_, changes) => {
    const { ask, count } = aKeeper();
    await ask();
    const [, second] = await Promise.all([ask('home', async () => anOutcome('', changes)), ask()]);
    expect(second).toBe('page 2');
    expect(count()).toBe(2);
  });

  it('is rendered for the others when it throws for one, or finds the server busy', async () => {
    const { ask } = aKeeper();
    await ask();
    const [failed, other] = await Promise.allSettled([
      ask('home', () => Promise.reject(new Error('no'))),
      ask(),
    ]);
    expect(failed.status).toBe('rejected');
    expect(other).toEqual({ status: 'fulfilled', value: 'page 2' });
    expect(await ask('boards')).toBe('page 3');
    expect(await Promise.all([ask('boards', async () => undefined), ask('boards')])).toEqual([
      undefined,
      'page 4',
    ]);
  });
});

const page = '/pubg/clans';
const counting = `
  globalThis.clansLoaded = (globalThis.clansLoaded ?? 0) + 1;
  return { number: 'load ' + globalThis.clansLoaded, cookie: request.headers.get('cookie') };`;

async function aCrowd(options: Parameters<typeof aShell>[0] = {}) {
  Object.assign(globalThis, { clansLoaded: 0 });
  const site = await aShellWith(aPage({ loader: counting }), { check: async () => {}, ...options });
  const read = async (headers: Record<string, string> = {}, path = page) => {
    const answer = await site.get(path, { headers });
    const html = await answer.text();
    return { answer, html, load: Number(/load (\d+)/.exec(html)?.[1]) };
  };
  for (let visit = 0; visit < 2; visit++) await read();
  return { site, read };
}

describe('a kept page', () => {
  it('is the same page, with the headers of a new one', async () => {
    const { read } = await aCrowd({ notices: [aNotice()] });
    const [second, third] = [await read(), await read()];
    expect([second.load, third.load]).toEqual([2, 2]);
    expect(third.html).toBe(second.html);
    expect([...third.answer.headers]).toEqual([...second.answer.headers]);
    expect(third.answer.headers.get('cache-control')).toBe('private, no-cache');
  });

  it.each<[string, Record<string, string>]>([
    ['language', { 'accept-language': 'ko' }],
    ['theme', { cookie: 'theme=light' }],
    ['time zone', { cookie: 'zone=Asia/Seoul' }],
    ['platform', { cookie: 'platform=kakao' }],
    ['players', { cookie: 'kept=1.0.0' }],
    ['device', { 'user-agent': 'iPhone Mobile' }],
    ['crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['protocol', { 'x-forwarded-proto': 'https' }],
    ['encoding', { 'accept-encoding': 'gzip' }],
  ])('is none for another %s', async (_, headers) => {
    const { read } = await aCrowd();
    await read(headers);
    expect(globalThis).toHaveProperty('clansLoaded', 3);
  });

  it('has fewer bytes than a page of one visitor, because it is compressed once for many', async () => {
    const { site } = await aCrowd();
    const weigh = async () => {
      const answer = await site.get(page, { headers: { 'accept-encoding': 'zstd' } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(String(zstdDecompressSync(bytes))).toContain('The clans');
      return bytes.byteLength;
    };
    const forOne = await weigh();
    expect(await weigh()).toBeLessThan(forOne);
  });

  it('has nothing of the visitor who asked for it, and sets cookies for each', async () => {
    const { read } = await aCrowd();
    const own = { cookie: 'hotdrop_session=secret', 'x-forwarded-for': '198.51.100.7' };
    expect((await read(own)).html).not.toContain('secret');
    const inKorean = `${page}?hl=ko`;
    for (let visit = 0; visit < 3; visit++) {
      const { answer } = await read({}, inKorean);
      expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining('hl=ko;')]);
    }
  });

  it('ends with a release', async () => {
    const { site, read } = await aCrowd();
    await site.publish({ area: 'mf-clans', ...aPage({ render: 'return "new clans"' }) });
    await site.areas.refresh();
    expect((await read()).html).toContain('new clans');
  });

  it('counts as a page of its version, but not as a success of its code', async () => {
    const { site, read } = await aCrowd();
    for (let visit = 0; visit < 3; visit++) await read();
    expect(await site.metrics()).toMatch(/hotdrop_area_pages_total\{area="mf-clans".*status="200"\} 5/);
  });
});
