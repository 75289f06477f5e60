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
  it('is complete by default', () => {
    expect(readSiteConfig().family.length).toBeGreaterThan(0);
  });

  it('comes from the operator’s file', () => {
    expect(readSiteConfig(aFile({ family: [link] })).family).toEqual([{ ...link, openWindow: false }]);
  });

  it('has no tag manager, analytics, or help desk by default', () => {
    const noProviders = { tags: { manager: null, analytics: null }, helpDesk: null };
    expect(readSiteConfig()).toMatchObject(noProviders);
    expect(readSiteConfig(aFile({ tags: undefined, helpDesk: undefined }))).toMatchObject(noProviders);
  });

  it.each(['https://tags.example/frame?id=7', 'http://127.0.0.1:4100/', 'http://localhost/'])(
    'accepts a provider’s page at %s',
    (page) => {
      const { tags, helpDesk } = readSiteConfig(aFile({ tags: { manager: page }, helpDesk: page }));
      expect([tags, helpDesk]).toEqual([{ manager: page, analytics: null }, page]);
    },
  );

  it.each([
    ['invalid JSON', '{', /is not readable as JSON/],
    [
      'a script as a URL',
      { family: [{ ...link, href: 'javascript:alert(1)' }] },
      /family\.0\.href: expected a path/,
    ],
    ['a path that is another host', { family: [{ ...link, href: '//evil.example' }] }, /family\.0\.href/],
    [
      'a link without a text',
      { apps: [{ ...link, text: {} }] },
      /apps\.0\.text: expected a text in at least one language/,
    ],
    ['an unsupported language', { apps: [{ ...link, locales: ['de'] }] }, /apps\.0\.locales\.0/],
    ['an invalid e-mail address', { contactEmail: 'nobody' }, /contactEmail: expected an e-mail address/],
    [
      'a provider without HTTPS',
      { ads: { provider: 'http://ads.example', house: [] } },
      /ads\.provider: expected an address that begins with https/,
    ],
    ['a script as a tag manager', { tags: { manager: 'javascript:alert(1)' } }, /tags\.manager/],
    ['an incomplete URL', { tags: { analytics: 'https://' } }, /tags\.analytics/],
    ['a wildcard host', { helpDesk: 'https://*.example/' }, /helpDesk/],
    [
      'a host with a semicolon, which would end the CSP directive',
      { helpDesk: 'https://a;script-src.example/' },
      /helpDesk/,
    ],
    ['a host that only begins like this machine', { helpDesk: 'http://127.0.0.1.evil.example/' }, /helpDesk/],
  ])('refuses %s and names the field', (_, change, message) => {
    expect(() => readSiteConfig(aFile(change))).toThrow(message);
  });
});
