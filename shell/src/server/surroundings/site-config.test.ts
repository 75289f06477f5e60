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

  it.each([
    ['no JSON', '{', /cannot be read as JSON/],
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
      /ads\.provider/,
    ],
  ])('refuses %s and says where', (_, change, message) => {
    expect(() => readSiteConfig(aFile(change))).toThrow(message);
  });
});
