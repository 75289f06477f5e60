/** @jest-environment node */
import { createHash } from 'node:crypto';
import { aNotice } from '@hotdrop/shared-domain/testing';
import { aPage, aShell, aShellWith, type Shell } from '../../testing/a-shell.ts';
import { aShellWithParts, home } from '../../testing/a-shell-with-parts.ts';

const page = '/pubg/clans';

const aSite = (options: Parameters<typeof aShell>[0] = {}) => aShellWith(aPage(), options);

const policyOf = (answer: Response) =>
  Object.fromEntries(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const inlineIn = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.+?)</${tag}>`, 'gs'))].map(([, content = '']) => content);

let shell: Shell & { version: string };
beforeAll(async () => {
  shell = await aSite();
});

describe('the policy of a page', () => {
  it('allows only what a page needs', async () => {
    const answer = await shell.get(page);
    const [script = ''] = inlineIn(await answer.clone().text(), 'script');
    expect(policyOf(answer)).toEqual({
      'default-src': "'none'",
      'script-src': expect.stringMatching(/^'sha256-\S+'( 'sha384-\S+')+ 'strict-dynamic'$/),
      'style-src': "'self'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data: https://avatars.steamstatic.com",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'manifest-src': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
      'report-uri': '/violations',
      'report-to': 'violations',
    });
    expect(policyOf(answer)['script-src']).toContain(hashOf(script));
    expect(answer.headers.get('reporting-endpoints')).toBe('violations="/violations"');
  });

  it('has the hash of each inline script and style of the page', async () => {
    const site = await aShellWithParts([{ id: 'members' }], { notices: [aNotice()] });
    const answer = await site.get(home);
    const policy = policyOf(answer);
    const html = await answer.text();
    const [scripts, styles] = [inlineIn(html, 'script'), inlineIn(html, 'style')];
    expect([scripts.length, styles.length]).toEqual([2, 1]);
    expect(policy['script-src']).toBe(`${scripts.map(hashOf).join(' ')} 'strict-dynamic'`);
    expect(policy['style-src']).toBe(`'self' ${styles.map(hashOf).join(' ')}`);
  });

  it('has no hash of a script that an area writes into its markup', async () => {
    const markup = '<script>alert(1)</script>';
    const unsafe = await aShell();
    const element = `{ $$typeof: Symbol.for('react.transitional.element'), type: 'div', key: null,
      props: { dangerouslySetInnerHTML: { __html: '${markup}' } } }`;
    await unsafe.publish(aPage({ render: `return ${element}` }));
    await unsafe.areas.refresh();
    const answer = await unsafe.get(page);
    const policy = policyOf(answer);
    expect(await answer.text()).toContain(markup);
    expect(policy['script-src']).not.toContain(hashOf('alert(1)'));
  });

  it('adds the API host’s origin to calls, and exactly the origin of each provider to frames', async () => {
    const other = await aSite({
      apiBase: 'https://api.example/api/v1',
      siteConfig: {
        ads: { provider: 'https://ads.example/fill?slot={slot}', house: [] },
        tags: { manager: 'https://tags.example/a?b', analytics: 'https://count.example:8443/' },
        helpDesk: 'https://tags.example/help?lang={language}',
      },
    });
    const [policy, usual] = [policyOf(await other.get(page)), policyOf(await shell.get(page))];
    const ofContent = { 'script-src': expect.any(String) };
    expect(policy).toEqual({
      ...usual,
      ...ofContent,
      'connect-src': "'self' https://api.example",
      'frame-src': "'self' https://ads.example https://tags.example https://count.example:8443",
    });
  });

  it('allows nothing but its own style on the static error page', async () => {
    // An invalid configuration breaks the frame, and so the error page in the frame.
    const broken = await aSite({ siteConfig: { family: undefined as never } });
    const answer = await broken.get(page);
    expect(answer.status).toBe(500);
    expect(policyOf(answer)).toEqual({
      'default-src': "'none'",
      'style-src': expect.stringMatching(/^'sha256-[\w+/]+=*'$/),
    });
  });
});

describe('every response', () => {
  const answers = {
    'a page': () => page,
    'a missing page': () => '/pubg/nowhere',
    'a redirect': () => '/',
    'a file of an area': () => `/areas/mf-clans/${shell.version}/web/entry.js`,
    'a missing file': () => '/assets/none.js',
    'a call while the API host is unreachable': () => '/api/v1/auth',
    'the health check': () => '/healthz',
    'a rejected beacon': () => '/visits',
  };
  const ask = (path: string) => shell.get(path, path === '/visits' ? { method: 'POST', body: '{}' } : {});

  it.each(Object.entries(answers))('has the security headers: %s', async (_, path) => {
    const { headers } = await ask(path());
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toBe(
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });
});

describe('HTTPS', () => {
  const hsts = (answer: Response) => answer.headers.get('strict-transport-security');
  const cookies = (answer: Response) => answer.headers.getSetCookie();
  const chosen = `${page}?hl=ko&app=1`;

  it('sets HSTS and secure cookies', async () => {
    const https = { headers: { 'x-forwarded-proto': 'https' } };
    for (const path of [chosen, '/healthz', '/nowhere']) {
      expect(hsts(await shell.get(path, https))).toBe('max-age=31536000; includeSubDomains');
    }
    const set = cookies(await shell.get(chosen, https));
    expect(set.map((one) => one.split('=')[0])).toEqual(['__Host-hl', '__Host-app']);
    for (const one of set) expect(one).toMatch(/; Secure\b.*; SameSite=Lax/);
  });

  it('does not set HSTS and secure cookies on HTTP, where browsers would drop them', async () => {
    const answer = await shell.get(chosen);
    expect(hsts(answer)).toBeNull();
    expect(cookies(answer).join()).not.toContain('Secure');
  });

  it.each(['javascript', 'ht<tp', 'httpsx', ''])('ignores the protocol "%s"', async (protocol) => {
    const answer = await shell.get(page, { headers: { 'x-forwarded-proto': protocol } });
    expect(answer.status).toBe(200);
    expect(hsts(answer)).toBeNull();
    expect(await answer.text()).toContain(`rel="canonical" href="http://site.test${page}"`);
  });
});
