import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@hotdrop/tools/site-runner';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { startOwnSite } from '../own-site.ts';
import { overlays } from '../scenes/overlays.ts';
import { pages } from '../scenes/pages.ts';
import { states } from '../scenes/states.ts';
import { sheetOf } from './sheet.ts';
import { isWanted, shotsOf } from './shots.ts';
import { take } from './take.ts';

/**
 * `npm run contact-sheet` takes screenshots of every scene at every width, in all languages and both themes, and shows
 * them on one page. Words select some: `npm run contact-sheet -- ranks ko 360`. With SITE_URL it uses a running site.
 */
const folder = path.join(root, '.cache', 'contact-sheet');
const words = process.argv.slice(2);
const shots = shotsOf([...pages, ...states, ...overlays]).filter((shot) => isWanted(shot, words));
if (shots.length === 0) {
  console.error(
    `No picture is called "${words.join(' ')}". Name a scene, a language, a width, or several: home ko 360.`,
  );
  process.exit(1);
}

const running = process.env.SITE_URL;
const site = running ? { siteUrl: running, stop: async () => {} } : await startOwnSite();
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
mkdirSync(folder, { recursive: true });

const waiting = [...shots];
const missing: string[] = [];
const work = async () => {
  for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
    const { name } = shot;
    await take(browser, site.siteUrl, shot, folder).catch((error: unknown) =>
      missing.push(`${name}: ${error}`),
    );
  }
};
await Promise.all([work(), work()]);

await browser.close();
await site.stop();
const sheet = path.join(folder, 'index.html');
writeFileSync(sheet, sheetOf(shots));
console.log(`${shots.length - missing.length} of ${shots.length} scenes have screenshots: ${sheet}`);
for (const line of missing) console.error(`  missing: ${line}`);
process.exit(missing.length > 0 ? 1 : 0);
