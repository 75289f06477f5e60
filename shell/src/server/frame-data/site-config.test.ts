/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSiteConfig } from './site-config.ts';

function aFile(change: object | string) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'site-')), 'site.json');
  writeFileSync(
    file,
    typeof change === 'string' ? change : JSON.stringify({ ...readSiteConfig(), ...change }),
  );
  return file;
}
const link = { id: 'one', href: 'https://one.example/', text: { en: 'One' } };

describe('the site’s configuration', () => {
  it('is complete as it is supplied', () => {
    expect(readSiteConfig().family.length).toBeGreaterThan(0);
  });

  it('is the operator’s where one is named', () => {
    expect(readSiteConfig(aFile({ family: [link] })).family).toEqual([{ ...link, openWindow: false }]);
  });

  it('knows no tag manager, analytics or help desk unless they are named', () => {
    const nobody = { tags: { manager: null, analytics: null }, helpDesk: null };
    expect(readSiteConfig()).toMatchObject(nobody);
    expect(readSiteConfig(aFile({ tags: undefined, helpDesk: undefined }))).toMatchObject(nobody);
  });

  it.each(['https://tags.example/frame?id=7', 'http://127.0.0.1:4100/', 'http://localhost/'])(
    'takes a provider’s page at %s',
    (page) => {
      const { tags, helpDesk } = readSiteConfig(aFile({ tags: { manager: page }, helpDesk: page }));
      expect([tags, helpDesk]).toEqual([{ manager: page, analytics: null }, page]);
    },
  );

  it.each([
    ['no JSON', '{', /is not readable as JSON/],
    [
      'a script as an address',
      { family: [{ ...link, href: 'javascript:alert(1)' }] },
      /family\.0\.href: expected a path/,
    ],
    ['another host in disguise', { family: [{ ...link, href: '//evil.example' }] }, /family\.0\.href/],
    [
      'a link without words',
      { apps: [{ ...link, text: {} }] },
      /apps\.0\.text: expected a text in at least one language/,
    ],
    ['a language that is not spoken here', { apps: [{ ...link, locales: ['de'] }] }, /apps\.0\.locales\.0/],
    ['a wrong e-mail address', { contactEmail: 'nobody' }, /contactEmail: expected an e-mail address/],
    [
      'a provider without encryption',
      { ads: { provider: 'http://ads.example', house: [] } },
      /ads\.provider: expected an address that begins with https/,
    ],
    ['a script as a tag manager', { tags: { manager: 'javascript:alert(1)' } }, /tags\.manager/],
    ['half an address', { tags: { analytics: 'https://' } }, /tags\.analytics/],
    ['all hosts as a help desk', { helpDesk: 'https://*.example/' }, /helpDesk/],
    ['a host that would end its directive', { helpDesk: 'https://a;script-src.example/' }, /helpDesk/],
    ['a host that begins like this machine', { helpDesk: 'http://127.0.0.1.evil.example/' }, /helpDesk/],
  ])('refuses %s and says where', (_, change, message) => {
    expect(() => readSiteConfig(aFile(change))).toThrow(message);
  });
});
