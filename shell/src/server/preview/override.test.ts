/** @jest-environment node */
import { aPage, aShellWith, type Shell } from '../../testing/a-shell.ts';

const page = '/pubg/clans';

let shell: Shell;
beforeAll(async () => {
  shell = await aShellWith(aPage({ render: 'return "Everyone’s clans"' }));
});

async function load(path: string, headers: Record<string, string>) {
  const answer = await shell.get(path, { headers });
  return { answer, html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
}

const loadThroughProxy = (path = page) => load(path, { 'hotdrop-area': 'mf-clans' });

/** URL prefixes of scripts that the page's first script allows. */
const scriptSources = (html: string): string[] =>
  JSON.parse(/p=JSON\.parse\('(\[.*?\])'\),t=/.exec(html)?.[1] ?? '[]');

it('renders a placeholder for the area of a developer’s proxy, and a notice', async () => {
  const { answer, html } = await loadThroughProxy();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.getSetCookie().join()).not.toContain('areas=');
  expect(html).not.toContain('Everyone’s clans');
  expect(html).toContain('aria-busy');
  expect(html).toContain('a local build of mf-clans');
  expect(html).toContain('href="?areas="');
});

it('allows any version of this area, and code of no other origin', async () => {
  const [overridden, published] = [await loadThroughProxy(), await load(page, {})];
  expect(scriptSources(overridden.html)).toContain('/areas/mf-clans/');
  expect(scriptSources(published.html)).not.toContain('/areas/mf-clans/');
  expect(scriptSources(overridden.html).every((source) => source.startsWith('/'))).toBe(true);
  const withoutHashes = (policy: string) => policy.replaceAll(/sha\d+-[^']+/g, 'hash');
  expect(withoutHashes(overridden.policy)).toBe(withoutHashes(published.policy));
});

it('serves the published area to other visitors', async () => {
  const { answer, html } = await load(page, {});
  expect(html).toContain('Everyone’s clans');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

it('leaves an unknown path to the area in the browser', async () => {
  expect((await loadThroughProxy('/pubg/clans-of-tomorrow')).answer.status).toBe(200);
  expect((await load('/pubg/clans-of-tomorrow', {})).answer.status).toBe(404);
  expect((await loadThroughProxy('/pubg/about/terms')).html).toContain('</h1>');
});

it.each(['mf-clans@https://evil.example', '//evil.example', '../mf-clans'])(
  'ignores a header that is not the name of an area: %s',
  async (name) => {
    const { html, policy } = await load(page, { 'hotdrop-area': name });
    expect(html).toContain('Everyone’s clans');
    expect(html + policy).not.toContain('evil');
  },
);

it('refuses a link to code of another origin', async () => {
  const { html, policy } = await load(
    `${page}?areas=${encodeURIComponent('mf-clans@http://127.0.0.1:1')}`,
    {},
  );
  expect(html).toContain('Everyone’s clans');
  expect(html).toContain('not valid');
  expect(policy).not.toContain('127.0.0.1:1');
});
