/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@hotdrop/shared-host/store';
import { hashAddress } from '../../site/cookies.ts';
import { aShellWith } from '../../testing/a-shell.ts';

const members = '.members { color: inherit }\n';

/** A site with one area: its page `clans` and its part on home use the same stylesheet. */
async function aStyledSite(css = members) {
  const chunk = { js: [], css: ['web/clans.css'] };
  const shell = await aShellWith(
    {
      files: {
        'node/entry.js': `module.exports = {
        area: { routes: async () => [{ path: 'clans', handle: { chunk: 'clans' }, Component: () => 'The clans' }] },
        parts: { load: async () => ({ render: () => 'The members' }) } };\n`,
        'web/clans.css': css,
      },
      parts: [{ id: 'members', slot: 'home', order: 10, chunk: 'clans', browser: 'never' }],
      web: { entry: 'web/entry.js', global: 'mf_clans', chunks: { clans: chunk } },
    },
    { check: async () => {} },
  );
  return shell;
}

const inPage = /<style [^>]*data-href="(\/areas\/mf-clans\/[^/"]+\/web\/)clans\.css"[^>]*>([^<]*)<\/style>/;
const linked = /<link[^>]+href="\/areas\/mf-clans\/[^"]+\/web\/clans\.css"/;

describe.each([
  ['an area’s page', '/pubg/clans'],
  ['a part', '/pubg'],
])('the stylesheet of %s', (_, address) => {
  const readHtml = async ({ get }: Awaited<ReturnType<typeof aStyledSite>>) => (await get(address)).text();

  it('is in the page, so that the first paint waits for no request', async () => {
    const html = await readHtml(await aStyledSite());
    expect(inPage.exec(html)?.[2]).toBe(members);
    expect(html).not.toMatch(linked);
  });

  it('is a link for a visitor whose browser has it', async () => {
    const { get, version } = await aStyledSite();
    const visit = async (file: string) => {
      const styles = hashAddress(`/areas/mf-clans/${version}/web/${file}`);
      return (await get(address, { headers: { cookie: `styles=x1.${styles}` } })).text();
    };
    const html = await visit('clans.css');
    expect(html).toMatch(linked);
    expect(html).not.toContain('<style');
    expect(await visit('other.css')).toMatch(inPage);
  });

  it('finds the files beside it from the page', async () => {
    const kept = 'url(/assets/a.svg) url(#b) url(data:image/svg+xml,c) url(https://clans.example/d.svg)';
    const html = await readHtml(await aStyledSite(`a { background: url(e.svg) url(f/g.svg) ${kept} }\n`));
    const [, base, css] = inPage.exec(html) ?? [];
    expect(css).toBe(`a { background: url(${base}e.svg) url(${base}f/g.svg) ${kept} }\n`);
  });

  it.each([
    ['is large', members + '\n'.repeat(65_536)],
    ['imports another', '@import "more.css";\n'],
    ['names files in another notation', 'a { background: image-set("h.png" 1x) }\n'],
  ])('is a file of its own when it %s', async (__, css) => {
    const html = await readHtml(await aStyledSite(css));
    expect(html).toMatch(linked);
    expect(html).not.toContain('<style');
  });

  it('is never one that changed on the server’s disk', async () => {
    const shell = await aStyledSite();
    const copies = (await listFiles(shell.cacheDir)).filter((file) => file.endsWith('clans.css'));
    expect(copies).toHaveLength(1);
    for (const copy of copies) await writeFile(path.join(shell.cacheDir, copy), 'body { display: none }');
    const html = await readHtml(shell);
    expect(html).toMatch(linked);
    expect(html).not.toContain('display: none');
  });
});
