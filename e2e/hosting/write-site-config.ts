import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@hotdrop/tools/site-runner';
import type { TestInfo } from '@playwright/test';

/** Writes the supplied configuration of the site with changes. Returns the file, for `SITE_CONFIG`. */
export function writeSiteConfig(testInfo: TestInfo, change: object): string {
  const supplied = JSON.parse(readFileSync(path.join(root, 'shell/site-config.json'), 'utf8'));
  const file = testInfo.outputPath('site.json');
  writeFileSync(file, JSON.stringify({ ...supplied, ...change }));
  return file;
}
