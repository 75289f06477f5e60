import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { aShell, type Shell } from '../../testing/a-shell.ts';

let shell: Shell;
beforeAll(async () => {
  shell = await aShell({ publicOrigin: 'https://hotdrop.example' });
  await shell.publish({ links: { board: 'ranks/:shard/:mode?page' } });
  await shell.areas.refresh();
});

function readXml(text: string) {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  if (xml.querySelector('parsererror')) throw new Error(`Invalid XML: ${text}`);
  return xml;
}
const sitemap = async (from = shell) => {
  const answer = await from.get('/sitemap.xml');
  const xml = readXml(await answer.text());
  const urls = [...xml.getElementsByTagNameNS('http://www.sitemaps.org/schemas/sitemap/0.9', 'url')];
  const alternatesOf = (url: Element) =>
    [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
  const pages = new Map(
    urls.map((url) => [url.querySelector('loc')?.textContent ?? '', alternatesOf(url)] as const),
  );
  return { answer, urls, pages };
};

describe('the sitemap', () => {
  it('is XML that lists every public page once', async () => {
    const { answer, urls, pages } = await sitemap();
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(pages.size).toBe(urls.length);
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining(['https://hotdrop.example/pubg', 'https://hotdrop.example/pubg/about/terms']),
    );
  });

  it('lists the pages that manifests of areas name', async () => {
    const site = await aShell({ publicOrigin: 'https://hotdrop.example' });
    await site.publish({ sitemap: ['clans', 'clans/oldest'] });
    await site.publish({ area: 'mf-weather', needs: ['weather'], sitemap: ['weather'] });
    await site.areas.refresh();
    const { pages } = await sitemap(site);
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining([
        'https://hotdrop.example/pubg/clans',
        'https://hotdrop.example/pubg/clans/oldest',
      ]),
    );
    expect([...pages.keys()].filter((page) => page.endsWith('/weather'))).toEqual([]);
  });

  it('lists the leaderboards of platforms and regions, and no others', async () => {
    const { pages } = await sitemap();
    const boards = [...pages.keys()].flatMap((page) => /\/ranks\/(.+)\/(.+)$/.exec(page)?.slice(1) ?? []);
    const shards = new Set(boards.filter((_, index) => index % 2 === 0));
    const keeps = (id: string) => pubg.shards.some((shard) => shard.id === id && shard.hasBoard);
    expect([...shards]).toEqual(expect.arrayContaining(['steam', 'kakao', 'psn', 'xbox', 'pc-as']));
    expect([...shards].filter((shard) => !keeps(shard))).toEqual([]);
    expect(pages.has('https://hotdrop.example/pubg/ranks/steam/squad-fpp')).toBe(true);
  });
});

describe('robots.txt', () => {
  const robots = async (path = '/robots.txt', headers = {}) => (await shell.get(path, { headers })).text();

  it('allows pages, keeps crawlers from lookups, and names the sitemap', async () => {
    expect(await robots()).toBe(
      [
        'User-agent: *',
        'Allow: /',
        'Disallow: /api/',
        'Disallow: /auth/',
        'Disallow: /*/search?',
        'Disallow: /*/api?',
        'Disallow: /*?find=',
        'Disallow: /*&find=',
        '',
        'Sitemap: https://hotdrop.example/sitemap.xml',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['a link', '/robots.txt?areas=mf-clans@1.0.0-abcdef', {}],
    ['a cookie', '/robots.txt', { cookie: '__Host-areas=mf-clans@1.0.0-abcdef' }],
  ])('does not name the sitemap in a preview by %s', async (_, path, headers) => {
    expect(await robots(path, headers)).not.toContain('Sitemap');
  });
});
