/** @jest-environment node */
import { aFailure, aNotice } from '@hotdrop/shared-domain/testing';
import { releaseCanary, signChoice } from '@hotdrop/shared-host/store';
import { aBuild } from '@hotdrop/shared-host/testing';
import { aPage, type aShell, aShellWith, type Shell } from '../../testing/a-shell.ts';
import { aShellWithParts, home } from '../../testing/a-shell-with-parts.ts';

const linkSecret = 'a secret of a test, which is long enough';
const page = '/pubg/clans';
const shared = { isCacheShared: true, publicOrigin: 'https://hotdrop.example', linkSecret };
const kept = 'public, max-age=0, s-maxage=5, stale-while-revalidate=10, stale-if-error=600';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const aSite = (area = aPage(), options: Parameters<typeof aShell>[0] = {}) =>
  aShellWith(area, { ...shared, check: async () => {}, ...options });

const cachingOf = async (site: Pick<Shell, 'get'>, path = page, headers: Record<string, string> = {}) => {
  const answer = await site.get(path, { headers });
  return {
    status: answer.status,
    caching: answer.headers.get('cache-control'),
    cookies: answer.headers.getSetCookie(),
  };
};

let site: Shell & { version: string };
beforeAll(async () => {
  site = await aSite(aPage(), { notices: [aNotice()] });
});

it('lets caches keep a page for a few seconds, and browsers ask each time', async () => {
  expect(await cachingOf(site)).toEqual({ status: 200, caching: kept, cookies: [] });
});

it('lets no cache keep a page unless the operator says so', async () => {
  const off = await aSite(aPage(), { isCacheShared: false });
  expect((await cachingOf(off)).caching).toBe('private, no-cache');
});

it('lets caches keep a missing page for a moment only', async () => {
  expect(await cachingOf(site, '/pubg/nowhere')).toMatchObject({
    status: 404,
    caching: 'public, max-age=0, s-maxage=2',
  });
});

describe('caches keep for a moment, and then ask for the whole page,', () => {
  const short = {
    status: 200,
    caching: 'public, max-age=0, s-maxage=1, stale-while-revalidate=10',
    cookies: [],
  };

  it.each([
    ['because the API host does not answer', aFailure('network')],
    ['because the API host is busy', aFailure('busy', { status: 503 })],
  ])('a page that lacks data %s', async (_, listBanners) => {
    const loader = "await site.fetch('/api/v1/banners').catch(() => {}); return null";
    expect(await cachingOf(await aSite(aPage({ loader }), { answers: { listBanners } }))).toEqual(short);
  });

  it('a page that did not wait for optional data', async () => {
    const loader = "void site.fetch('/api/v1/banners').catch(() => {}); return null";
    const answers = { listBanners: () => new Promise<never>(() => {}) };
    expect(await cachingOf(await aSite(aPage({ loader }), { answers }))).toEqual(short);
  });

  it('a page without one of its parts', async () => {
    const broken = await aShellWithParts(
      [{ id: 'members', render: 'throw new Error("no members")' }],
      shared,
    );
    expect(await cachingOf(broken, home)).toEqual(short);
  });
});

describe('a page is the same', () => {
  const read = async (headers: Record<string, string>, path = page) => {
    const answer = await site.get(path, { headers });
    // The time of the server is the only other difference between two renderings.
    const html = (await answer.text()).replaceAll(/"now":\d+/g, '');
    const others = Object.fromEntries(
      [...answer.headers].filter(([name]) => name !== 'content-security-policy'),
    );
    return { html, others };
  };

  it.each<[string, Record<string, string>]>([
    ['in each time zone', { cookie: 'zone=Asia/Seoul' }],
    ['for each platform', { cookie: 'platform=kakao' }],
    ['with dismissed messages', { cookie: 'away-notice-maintenance=1; away-banner-cup=1' }],
    ['for visitors with an account', { cookie: 'hotdrop_session=secret; __Host-hotdrop_session=secret' }],
    ['in each bucket while no canary runs', { cookie: 'visitor=7' }],
    ['with a cookie that the site does not know', { cookie: 'x=<script>' }],
    ['on a phone', { 'user-agent': 'iPhone Mobile', 'sec-ch-ua-mobile': '?1' }],
    ['for crawlers', { 'user-agent': googlebot }],
    ['with a forged host', { host: 'evil.example', 'x-forwarded-host': 'evil.example' }],
    ['with a forged protocol', { 'x-forwarded-proto': 'http', forwarded: 'host=evil.example;proto=http' }],
    ['with a forged address', { 'x-forwarded-for': '<script>', 'x-real-ip': '1.2.3.4' }],
    ['with an address in a header', { 'x-original-url': '/pubg/evil', 'x-rewrite-url': '/pubg/evil' }],
    ['on a link of another site', { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' }],
    ['with a conditional request', { 'if-none-match': '*', range: 'bytes=0-10' }],
  ])('%s', async (_, headers) => {
    expect(await read(headers)).toEqual(await read({}));
  });

  it('but not in another language, with another theme, in the app, or with players of the visitor', async () => {
    const usual = await read({}, home);
    for (const headers of [
      { 'accept-language': 'ko' },
      { cookie: 'hl=ja' },
      { cookie: 'theme=light' },
      { cookie: 'app=1' },
      { cookie: 'kept=4.6.1' },
    ]) {
      expect((await read({ ...headers }, home)).html).not.toBe(usual.html);
    }
    expect(usual.others.vary).toBe('accept-encoding, accept-language, cookie');
  });
});

describe('no cache keeps', () => {
  const isPrivate = expect.not.stringContaining('public');

  it.each([
    ['a language that the next page would not know', `${page}?hl=ko`, {}, 'hl=ko'],
    ['a language in the place of another one', `${page}?hl=en`, { cookie: 'hl=ko' }, 'hl=en'],
    ['the beginning of the app', `${page}?app=1`, {}, 'app=1'],
    ['the app without its cookie', page, { 'user-agent': 'HotdropApp/2.0' }, 'app=1'],
    ['the end of the app', `${page}?app=0`, { cookie: 'app=1' }, 'app='],
  ])('a page that sets a cookie: %s', async (_, path, headers, cookie) => {
    expect(await cachingOf(site, path, { ...headers })).toEqual({
      status: 200,
      caching: 'private, no-cache',
      cookies: [expect.stringContaining(`__Host-${cookie};`)],
    });
  });

  it.each([
    ['?hl=ko', { 'accept-language': 'ko' }],
    ['?hl=ko', { cookie: 'hl=ko' }],
    ['?app=1', { cookie: 'app=1' }],
    ['?app=0', {}],
  ])('but a page that needs no cookie: %s with %j', async (query, headers) => {
    expect(await cachingOf(site, page + query, { ...headers })).toEqual({
      status: 200,
      caching: kept,
      cookies: [],
    });
  });

  it('a preview, an override, and a rejected preview', async () => {
    const choice = signChoice({ 'mf-clans': site.version }, new Date(Date.now() + 60_000), linkSecret);
    expect((await cachingOf(site, page, { cookie: `__Host-areas=${choice}` })).caching).toBe('no-store');
    expect((await cachingOf(site, page, { cookie: '__Host-areas=forged' })).caching).toBe('no-store');
    expect((await cachingOf(site, `${page}?areas=forged`)).caching).toEqual(isPrivate);
    const proxied = { 'hotdrop-area': 'mf-clans' };
    expect((await cachingOf(site, page, proxied)).caching).toBe('no-store');
  });

  it('a page whose area fails', async () => {
    const broken = await aSite(aPage({ render: 'throw new Error("no clans")' }));
    expect(await cachingOf(broken)).toMatchObject({ status: 500, caching: isPrivate });
  });

  it('a page of a visitor whose calls are refused', async () => {
    const loader = "await site.fetch('/api/v1/banners').catch(() => {}); return null";
    const answers = { listBanners: aFailure('busy', { status: 429 }) };
    expect(await cachingOf(await aSite(aPage({ loader }), { answers }))).toMatchObject({
      status: 200,
      caching: isPrivate,
    });
  });

  it('the page of a crawler about something that was not looked up', async () => {
    expect(await cachingOf(site, '/pubg/nowhere', { 'user-agent': googlebot })).toMatchObject({
      status: 404,
      caching: isPrivate,
    });
  });

  it('a visitor who is refused', async () => {
    const busy = await aSite(aPage(), { maxPages: 0 });
    expect(await cachingOf(busy)).toMatchObject({ status: 503, caching: 'no-store' });
  });
});

describe('while a canary runs', () => {
  it('pages differ by the bucket, which a cookie or the cache sends', async () => {
    const canary = await aSite(aPage({ render: 'return "stable clans"' }));
    const build = await aBuild({ area: 'mf-clans', ...aPage({ render: 'return "canary clans"' }) });
    const version = await canary.store(build);
    await canary.move((pointer) => releaseCanary(pointer, version, 50));
    await canary.areas.refresh();
    const buckets = Array.from({ length: 100 }, (_, bucket) => String(bucket));
    const inCanary = async (headers: Record<string, string>) => {
      const answer = await canary.get(page, { headers });
      expect(answer.headers.get('vary')).toBe('accept-encoding, accept-language, cookie, hotdrop-bucket');
      return (await answer.text()).includes('canary clans');
    };
    const byCookie = await Promise.all(buckets.map((bucket) => inCanary({ cookie: `visitor=${bucket}` })));
    const byHeader = await Promise.all(buckets.map((bucket) => inCanary({ 'hotdrop-bucket': bucket })));
    expect(byCookie.filter(Boolean)).toHaveLength(50);
    expect(byHeader).toEqual(byCookie);
    expect(await inCanary({})).toBe(false);
  });
});
