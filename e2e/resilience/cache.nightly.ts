import { request } from 'node:http';
import { releaseCanary } from '@hotdrop/shared-host/store';
import { areaPage, publishVariant } from '../hosting/variant.ts';
import { expect } from '../test.ts';
import { type CachedSite, test } from './cached-site.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly age: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: readonly string[];
}

/** Sends a request as a browser or an attacker would: with any header, also `Host`, and without following redirects. */
const ask = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'set-cookie': cookies = [], ...own } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString('utf8'),
          age: Number(own.age ?? 0),
          headers: own as Answer['headers'],
          cookies,
        });
      });
    })
      .on('error', reject)
      .end();
  });

/** The moment of the rendering, which tells two renderings of a page apart. */
const renderedAt = ({ body }: Answer) => /"now":(\d+)/.exec(body)?.[1];

let pages = 0;
/** A page that no test has opened before. */
const newPage = ({ url }: CachedSite) => `${url}/pubg/ranks?new=${pages++}`;

/** Two answers within the life of one rendering; a busy machine may need more than one try. */
async function expectSame(site: CachedSite, one: Record<string, string>, other: Record<string, string>) {
  await expect(async () => {
    const page = newPage(site);
    const [first, second] = [await ask(page, one), await ask(page, other)];
    expect(first.status).toBe(200);
    expect(renderedAt(second)).toBe(renderedAt(first));
  }).toPass();
}

test('sends one page to all visitors who differ only in what the browser adds', async ({ cachedSite }) => {
  for (const headers of [
    { cookie: 'zone=Asia/Seoul' },
    { cookie: 'platform=kakao; away-notice-x=1' },
    { cookie: 'hotdrop_session=someone; __Host-hotdrop_session=someone' },
    { cookie: 'visitor=7' },
    { cookie: 'kept=0.0.0' },
    { cookie: 'theme=dark; hl=xx; app=0; kept=999' },
    { 'accept-language': 'de-DE,de;q=0.9,en-US;q=0.8,ko;q=0.2' },
    { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile', 'sec-ch-ua-mobile': '?1' },
  ]) {
    await expectSame(cachedSite, {}, { ...headers });
  }
  await expectSame(cachedSite, { cookie: 'kept=4.6.1' }, { cookie: 'kept=12.1.1' });
  await expectSame(cachedSite, { cookie: 'hl=ko' }, { cookie: 'hl=ko', 'accept-language': 'ja' });
  await expectSame(cachedSite, { 'accept-language': 'ko-KR' }, { 'accept-language': 'fr,ko;q=0.7' });
});

test('sends each visitor their own language, theme, app, and encoding', async ({ cachedSite }) => {
  const visitors: readonly (readonly [Record<string, string>, RegExp])[] = [
    [{}, /<html lang="en" data-hotdrop="" data-theme="dark"/],
    [{ 'accept-language': 'ko-KR,ko;q=0.9' }, /<html lang="ko"/],
    [{ 'accept-language': 'zh-Hant-HK,en;q=0.9' }, /<html lang="zh-TW"/],
    [{ 'accept-language': 'zh;q=0.9' }, /<html lang="zh-CN"/],
    [{ cookie: 'hl=ja', 'accept-language': 'ko' }, /<html lang="ja"/],
    [{ cookie: '__Host-hl=ja; hl=ko' }, /<html lang="ja"/],
    [{ cookie: 'theme=light' }, /data-theme="light"/],
    [{ cookie: 'app=1' }, /"isMobileApp":true/],
    [{ 'user-agent': 'Mobile HotdropApp/2.0' }, /"isMobileApp":true/],
    [{ cookie: 'kept=4.6.1' }, /"returning":\{/],
  ];
  const page = newPage(cachedSite);
  for (let round = 0; round < 2; round++) {
    for (const [headers, wanted] of visitors) expect((await ask(page, headers)).body).toMatch(wanted);
  }
  for (const encoding of ['zstd', 'br', 'gzip', undefined]) {
    const { headers } = await ask(page, encoding ? { 'accept-encoding': encoding } : {});
    expect(headers['content-encoding']).toBe(encoding);
  }
});

/** Opens a page after an attacker has opened it; again with another page while the server is busy. */
async function askAfter(site: CachedSite, attack: Record<string, string>): Promise<Answer> {
  const page = newPage(site);
  await ask(page, attack);
  const answer = await ask(page);
  return answer.status === 503 ? askAfter(site, attack) : answer;
}

const evil = 'evil.example';
const attacks: Readonly<Record<string, Record<string, string>>> = {
  'a host': { host: evil },
  'a forwarded host': { 'x-forwarded-host': evil, forwarded: `host=${evil};proto=https` },
  'a protocol': { 'x-forwarded-proto': 'https' },
  'another path': { 'x-original-url': `/pubg/${evil}`, 'x-rewrite-url': `/pubg/${evil}` },
  'another method': { 'x-http-method-override': 'DELETE' },
  'markup in cookies': { cookie: `hl=<b>${evil}; theme="><script>; kept=<x>; app=<1>; visitor=<1>` },
  'a cookie that ends another': { cookie: 'hl=ko,theme=light; hl=en;;;=; theme' },
  'a bucket while no canary runs': { 'hotdrop-bucket': evil },
  'headers of the cache': { 'hotdrop-encoding': 'br', 'hotdrop-stale': 'use', 'hotdrop-hl': 'ko' },
  'the code of another area': { 'hotdrop-area': 'mf-profile' },
  'a forged preview': { cookie: 'areas=forged; __Host-areas=forged' },
  'a session': { cookie: `hotdrop_session=${evil}` },
  'a range': { range: 'bytes=0-9', 'if-range': '"x"' },
  'a condition': { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() },
  'an encoding': { 'accept-encoding': 'br' },
  'a crawler': { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
  'an old app': { 'user-agent': 'Mobile HotdropApp/1.0' },
};

test('keeps nothing that an attacker sends for other visitors', async ({ cachedSite }) => {
  for (const [name, headers] of Object.entries(attacks)) {
    const { status, body, cookies, headers: own } = await askAfter(cachedSite, headers);
    expect([name, status]).toEqual([name, 200]);
    expect(body).toMatch(/<html lang="en" data-hotdrop="" data-theme="dark">/);
    expect(body).toContain(`rel="canonical" href="${cachedSite.url}/pubg/ranks?new=`);
    expect(body).not.toContain(evil);
    expect(body).toContain('"isMobileApp":false');
    expect(body).not.toMatch(/127\.0\.0\.1:9|forged/);
    expect([cookies, own['content-encoding'], own['strict-transport-security']]).toEqual([
      [],
      undefined,
      undefined,
    ]);
  }
});

test('keeps nothing of an address for other addresses', async ({ cachedSite }) => {
  const { url } = cachedSite;
  for (const path of [
    '/pubg/ranks?areas=forged',
    '/pubg/ranks?%61reas=forged',
    '/pubg/ranks?hl=ko',
    '/pubg/ranks?app=1',
    '/pubg/ranks?name=%3Cscript%3E',
    '/pubg/./ranks',
    '//pubg/ranks',
    '/pubg/ranks/',
    '/auth/../pubg/ranks',
  ]) {
    await ask(url + path);
  }
  const { body, cookies } = await ask(`${url}/pubg/ranks`);
  expect(body).toMatch(/<html lang="en" data-hotdrop="" data-theme="dark">/);
  expect(body).toContain('"isMobileApp":false');
  expect(cookies).toEqual([]);
});

test('sets cookies for their own visitor only, and never from the cache', async ({ cachedSite }) => {
  const page = `${newPage(cachedSite)}&hl=ko`;
  for (let visit = 0; visit < 3; visit++) {
    const { age, cookies } = await ask(page);
    expect([age, cookies]).toEqual([0, [expect.stringMatching(/^hl=ko;/)]]);
  }
  // This visitor's next page is in Korean without a cookie.
  const korean = { 'accept-language': 'ko' };
  await expectSame(cachedSite, korean, korean);
  expect((await ask(page, korean)).cookies).toEqual([]);
});

test('keeps only the public answers of the API', async ({ cachedSite }) => {
  const { url } = cachedSite;
  const counts = await Promise.all(Array.from({ length: 30 }, () => ask(`${url}/api/v1/stats/count`)));
  expect(new Set(counts.map(({ body }) => body)).size).toBe(1);
  for (let visit = 0; visit < 3; visit++) {
    const { age, headers } = await ask(`${url}/api/v1/auth`, { cookie: 'hotdrop_session=someone' });
    expect([age, headers['cache-control']]).toEqual([0, expect.stringContaining('private')]);
  }
});

test('shows a new version, and each visitor the version of their bucket', async ({ cachedSite }) => {
  const { url, shellUrl, store } = cachedSite;
  const page = url + areaPage;
  await ask(page);
  await publishVariant(store, { says: 'hall of fame' });
  await expect.poll(async () => (await ask(page)).body).toContain('hall of fame');

  const canary = await publishVariant(store, { says: 'hall of fame' }, (pointer, version) =>
    releaseCanary(pointer, version, 50),
  );
  const shows = async (address: string, bucket: number) =>
    (await ask(address + areaPage, { cookie: `visitor=${bucket}` })).body.includes(canary);
  const buckets = Array.from({ length: 20 }, (_, index) => index * 5);
  const listCanaries = async (address: string) => {
    const shown: boolean[] = [];
    for (const bucket of buckets) shown.push(await shows(address, bucket));
    return shown;
  };
  await expect.poll(async () => (await listCanaries(shellUrl)).filter(Boolean).length).toBe(10);
  const own = await listCanaries(shellUrl);
  // Pages from before the canary are still there for a few seconds.
  await expect.poll(() => listCanaries(url)).toEqual(own);
  expect(await listCanaries(url)).toEqual(own);
  expect((await ask(page)).body).not.toContain(canary);
});

test('keeps the last pages while no shell server runs', async ({ cachedSite }) => {
  const { url } = cachedSite;
  const page = newPage(cachedSite);
  const { age } = await ask(page);
  expect(age).toBeLessThan(5);
  await cachedSite.stopShell();
  // Older than the site allows while it runs.
  await expect
    .poll(
      async () => {
        const answer = await ask(page);
        expect(answer.status).toBe(200);
        return answer.age;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(20);
  expect((await ask(newPage(cachedSite))).status).toBe(503);

  await cachedSite.startShell();
  await expect.poll(async () => (await ask(page)).age, { timeout: 60_000 }).toBeLessThan(15);
  await expect.poll(async () => (await ask(`${url}/pubg/nowhere`)).status).toBe(404);
});
