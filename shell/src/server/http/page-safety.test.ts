/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aFailure } from '@hotdrop/shared-domain/testing';
import { aPage, aShell, type Shell } from '../../testing/a-shell.ts';

const nasty = '</script><script>alert(1)</script><!--<script>\u2028\u2029';
const page = '/pubg/clans';

let shell: Shell;
beforeAll(async () => {
  shell = await aShell({ answers: { searchPlayer: aFailure('not-found') } });
  await shell.publish(aPage({ loader: `return ${JSON.stringify({ nasty })}` }));
  await shell.areas.refresh();
});

const htmlOf = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await shell.get(address, { headers });
  return { answer, html: await answer.text() };
};

describe('what somebody else has written', () => {
  it('cannot end the script in which it travels', async () => {
    const { html } = await htmlOf(page);
    expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toMatch(/[\u2028\u2029]/);
  });

  it.each([
    ['in an address', `/pubg/search?name=${encodeURIComponent(nasty)}`, {}],
    ['in a path', `/pubg/${encodeURIComponent(nasty)}`, {}],
    ['in a language', `${page}?hl=${encodeURIComponent(nasty)}`, {}],
    ['in a cookie', page, { cookie: `theme="><script>alert(1)</script>; platform=<script>; hl=<b>` }],
    ['in what a browser says of itself', page, { 'user-agent': '<script>alert(1)</script>' }],
  ])('is no markup %s', async (_, address, headers) => {
    const { html } = await htmlOf(address, headers as Record<string, string>);
    expect(html).toContain('<header');
    expect(html).not.toContain('<script>alert(1)');
  });
});

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a choice called "%s" is no choice: the page is as for a first visit',
  async (word) => {
    const { answer, html } = await htmlOf(`${page}?hl=${word}`, {
      cookie: `theme=${word}; platform=${word}; hl=${word}; ${word}=1`,
    });
    expect(answer.status).toBe(200);
    expect(html).toContain('<html lang="en" data-theme="dark">');
    expect(html).toContain('name="shard" value="steam"');
  },
);

describe('a line break in an address', () => {
  it.each(['%0a', '%0d%0a', '%E2%80%A8', '%E2%80%A9'])('is an address that is not found: %s', async (brk) => {
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
  ])('begins no header of the answer: %s', async (address) => {
    const { answer } = await htmlOf(address);
    for (const [name, value] of answer.headers) expect(`${name}: ${value}`).not.toMatch(/[\r\n]|evil=1;/);
    expect(answer.headers.getSetCookie().join()).not.toContain('evil');
  });

  it('stays in the address to which a link leads on', async () => {
    const { answer } = await htmlOf(`${page}?areas=&x=%0d%0aSet-Cookie:%20evil=1`);
    expect(answer.headers.get('location')).toBe(`${page}?x=%0D%0ASet-Cookie%3A+evil%3D1`);
  });
});

describe('no address of the shell leads to another site', () => {
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

describe('the host that a visitor names', () => {
  it('is in no page of a site whose operator says its address', async () => {
    const publicOrigin = 'https://hotdrop.example';
    const site = await aShell({ publicOrigin });
    const html = await (await site.get('/pubg/nowhere', { headers: { host: 'evil.example' } })).text();
    expect(html).toContain(`rel="canonical" href="${publicOrigin}/pubg/nowhere"`);
    expect(html).not.toMatch(/evil\.example|site\.test/);
  });
});

describe('what is kept of a page', () => {
  it('is for its visitor alone, and changes with language and cookies', async () => {
    const { answer } = await htmlOf(page);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    for (const part of ['accept-encoding', 'accept-language', 'cookie']) {
      expect(answer.headers.get('vary')).toContain(part);
    }
  });

  it('is for everybody where it is a picture, and then nobody’s cookies are in it', async () => {
    const { answer } = await htmlOf('/pubg/card.png?hl=ko');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toMatch(/^public/);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('files beside the assets', () => {
  beforeAll(async () => {
    // The folder of assets is the store's here; its neighbor is none of a browser's business.
    const neighbor = path.join(shell.root, '..', `${path.basename(shell.root)}-server`);
    await mkdir(neighbor);
    await writeFile(path.join(neighbor, 'main.js'), 'secret');
    await writeFile(path.join(shell.root, 'main.js'), 'public');
  });

  it('cannot be reached from them', async () => {
    expect(await (await shell.get('/assets/main.js')).text()).toBe('public');
    const name = `${path.basename(shell.root)}-server/main.js`;
    for (const way of ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '....//', './../', '%252e%252e/']) {
      const answer = await shell.get(`/assets/${way}${name}`);
      expect([way, answer.status, await answer.text()]).toEqual([
        way,
        404,
        expect.not.stringContaining('secret'),
      ]);
    }
  });
});
