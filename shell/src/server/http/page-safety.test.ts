/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { aFailure } from '@hotdrop/shared-domain/testing';
import { aPage, aShell, aShellWith, type Shell } from '../../testing/a-shell.ts';

const attack = '</script><script>alert(1)</script><!--<script>\u2028\u2029';
/** With everything that has a meaning in JSON or in a string of a script. */
const data = { attack, quotes: `"'\\'\\u0027\n\0\ud800` };
const page = '/pubg/clans';

let shell: Shell;
beforeAll(async () => {
  const links = { profile: 'profile/:shard/:name' };
  shell = await aShellWith(
    { ...aPage({ loader: `return ${JSON.stringify(data)}` }), links },
    {
      answers: { searchPlayer: aFailure('not-found') },
    },
  );
});

const htmlOf = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await shell.get(address, { headers });
  return { answer, html: await answer.text() };
};

describe('text from a user', () => {
  it('cannot end the script that contains it', async () => {
    const { html } = await htmlOf(page);
    expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toMatch(/[\u2028\u2029]/);
  });

  it('reaches the browser as it was written', async () => {
    const { html } = await htmlOf(page);
    const script = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].at(-1)?.[1] ?? '';
    // A page in a background tab.
    const document = { hidden: true, createElement: () => ({}), head: { append() {} } };
    const received = runInNewContext(`${script};globalThis.__staticRouterHydrationData`, { document });
    expect(Object.values(received.loaderData)).toContainEqual(data);
  });

  it.each([
    ['in a query', `/pubg/search?name=${encodeURIComponent(attack)}`, {}],
    ['in a path', `/pubg/${encodeURIComponent(attack)}`, {}],
    ['in a language', `${page}?hl=${encodeURIComponent(attack)}`, {}],
    ['in a cookie', page, { cookie: `theme="><script>alert(1)</script>; platform=<script>; hl=<b>` }],
    ['in a user agent', page, { 'user-agent': '<script>alert(1)</script>' }],
  ])('is escaped %s', async (_, address, headers) => {
    const { html } = await htmlOf(address, { ...headers });
    expect(html).toContain('<header');
    expect(html).not.toContain('<script>alert(1)');
  });
});

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'ignores "%s" as a language, theme, and platform',
  async (word) => {
    const { answer, html } = await htmlOf(`${page}?hl=${word}`, {
      cookie: `theme=${word}; platform=${word}; hl=${word}; ${word}=1`,
    });
    expect(answer.status).toBe(200);
    expect(html).toContain('<html lang="en" data-hotdrop="" data-theme="dark">');
    expect(html).toContain('name="shard" value="steam"');
  },
);

describe('a line break in a URL', () => {
  it.each(['%0a', '%0d%0a', '%E2%80%A8', '%E2%80%A9'])('answers 404 with the frame: %s', async (brk) => {
    const { answer, html } = await htmlOf(`/pubg/clans${brk}x`);
    expect(answer.status).toBe(404);
    expect(html).toContain('<header');
    expect(html).toMatch(/<h1[^>]*>404 Not Found</);
  });

  it.each([
    `/?x=1%0d%0aSet-Cookie:%20evil=1`,
    `${page}?hl=ko%0d%0aSet-Cookie:%20evil=1`,
    `${page}?areas=&x=%0d%0aSet-Cookie:%20evil=1`,
    `/pubg/search?shard=steam%0d%0aX:y&name=%0d%0aSet-Cookie:%20evil=1`,
  ])('does not add a response header: %s', async (address) => {
    const { answer } = await htmlOf(address);
    for (const [name, value] of answer.headers) expect(`${name}: ${value}`).not.toMatch(/[\r\n]|evil=1;/);
    expect(answer.headers.getSetCookie().join()).not.toContain('evil');
  });

  it('stays encoded in a redirect', async () => {
    const { answer } = await htmlOf(`${page}?areas=&x=%0d%0aSet-Cookie:%20evil=1`);
    expect(answer.headers.get('location')).toBe(`${page}?x=%0D%0ASet-Cookie%3A+evil%3D1`);
  });
});

describe('a redirect stays on the site', () => {
  it.each([
    '/?to=//evil.example',
    '/?areas=',
    '//evil.example/?areas=',
    '//evil.example/%2e%2e?areas=',
    `/%2fevil.example?areas=`,
    `/%5cevil.example?areas=`,
    `/pubg?areas=&next=https://evil.example`,
  ])('%s', async (address) => {
    const to = (await shell.get(address)).headers.get('location') ?? '/';
    expect(new URL(to, 'http://site.test').origin).toBe('http://site.test');
  });
});

describe('the Host header', () => {
  it('is ignored if the public origin is configured', async () => {
    const publicOrigin = 'https://hotdrop.example';
    const site = await aShell({ publicOrigin });
    const html = await (await site.get('/pubg/nowhere', { headers: { host: 'evil.example' } })).text();
    expect(html).toContain(`rel="canonical" href="${publicOrigin}/pubg/nowhere"`);
    expect(html).not.toMatch(/evil\.example|site\.test/);
  });
});

it('sets no cookies with a picture, which caches keep', async () => {
  const { answer } = await htmlOf('/pubg/card.png?hl=ko');
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toMatch(/^public/);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

describe('files next to the assets', () => {
  beforeAll(async () => {
    // In this test, the store's folder also contains the assets. Its neighbor must stay private.
    const neighbor = path.join(shell.root, '..', `${path.basename(shell.root)}-server`);
    await mkdir(neighbor);
    await writeFile(path.join(neighbor, 'main.js'), 'secret');
    await writeFile(path.join(shell.root, 'main.js'), 'public');
  });

  it('are not reachable', async () => {
    expect(await (await shell.get('/assets/main.js')).text()).toBe('public');
    const name = `${path.basename(shell.root)}-server/main.js`;
    for (const prefix of [
      '../',
      '..%2f',
      '%2e%2e/',
      '%2e%2e%2f',
      '..%5c',
      '....//',
      './../',
      '%252e%252e/',
    ]) {
      const answer = await shell.get(`/assets/${prefix}${name}`);
      expect([prefix, answer.status, await answer.text()]).toEqual([
        prefix,
        404,
        expect.not.stringContaining('secret'),
      ]);
    }
  });
});
