import { globSync } from 'node:fs';
import path from 'node:path';
import { type AreaManifest, collectLinks } from '@hotdrop/shared-domain/contract';
import { signInPattern } from '@hotdrop/shared-domain/links';
import { siteLinkPatterns } from '@hotdrop/shared-domain/testing';
import { shellLinks } from '@hotdrop/shared-host/shell-links';

test('the areas of this repository provide the links that tests of pages expect', async () => {
  const root = path.resolve(__dirname, '../..');
  const manifests = globSync('mf-*/src/manifest.ts', { cwd: root }).map((file) => path.join(root, file));
  const areas = await Promise.all(
    manifests.map(async (file): Promise<Pick<AreaManifest, 'id' | 'links'>> => (await import(file)).default),
  );
  const own = { ...shellLinks, signIn: signInPattern('/api/v1') };
  expect(collectLinks(areas, own)).toEqual({ links: siteLinkPatterns, conflicts: [] });
});
