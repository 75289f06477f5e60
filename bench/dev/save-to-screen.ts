import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '@hotdrop/e2e/browser';
import { freePort, root, startFromSource } from '@hotdrop/tools/site-runner';
import { chromium, type Page } from '@playwright/test';
import { giveVerdicts, median } from '../browser/verdicts.ts';
import type { Measurement } from '../results.ts';

/** Measures the time from saving a file until the browser shows the change, with everything from source. */

const longest = 2000;
const saves = 5;
const lookingTakes = 2000;

const places = [
  { what: 'the shell', file: 'shell/src/frame/footer/footer.tsx', tag: '<footer' },
  { what: 'an area', file: 'mf-leaderboards/src/ranks-table/find/find-form.tsx', tag: '<form' },
];

declare global {
  var markSeen: { mark: string; at: number } | undefined;
}

/** Runs in every page before its own code, and reports the time of the frame that shows a mark. */
function reportMark(): void {
  new MutationObserver(() => {
    const mark = document.querySelector<HTMLElement>('[data-saved]')?.dataset.saved;
    if (!mark || globalThis.markSeen?.mark === mark) return;
    const seen = { mark, at: Number.NaN };
    globalThis.markSeen = seen;
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.at = Date.now();
      }),
    );
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Saves the file with a mark on one of its tags. Resolves with the time at which the mark was visible. */
async function saveAndSee(page: Page, file: string, text: string, mark: string): Promise<number> {
  const saved = Date.now();
  writeFileSync(file, text);
  const drawn = await page.waitForFunction((mark) => {
    const seen = globalThis.markSeen;
    return seen?.mark === mark && seen.at;
  }, mark);
  return Number(await drawn.jsonValue()) - saved;
}

async function measure(page: Page, { what, file, tag }: (typeof places)[number]): Promise<Measurement> {
  const place = path.join(root, file);
  const source = readFileSync(place, 'utf8');
  if (!source.includes(tag))
    throw new Error(`${file} has no ${tag} any longer: choose another place to mark.`);
  const times: number[] = [];
  try {
    for (let turn = 1; turn <= saves; turn += 1) {
      const mark = `${what} ${turn}`;
      times.push(await saveAndSee(page, place, source.replace(tag, `${tag} data-saved="${mark}"`), mark));
      // A developer looks at the result before saving again.
      await page.waitForTimeout(lookingTakes);
    }
  } finally {
    writeFileSync(place, source);
  }
  await page.waitForFunction(() => !document.querySelector('[data-saved]'));
  await page.waitForTimeout(lookingTakes);
  return {
    what: `a change of ${what} on the screen after it is saved`,
    target: `≤ ${longest} ms`,
    measured: `${Math.round(median(times))} ms (${times.map(Math.round).join(', ')})`,
    isKept: median(times) <= longest,
  };
}

const workDir = path.join(root, '.cache/bench');
const port = await freePort();
const site = startFromSource({
  ...{ root, workDir, port, apiPort: await freePort() },
  env: { DATA_DIR: path.join(workDir, 'dev-data') },
});
try {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    await page.addInitScript(reportMark);
    const ended = site.ended.then((error) => Promise.reject(error));
    await Promise.race([whenThere(page, `http://127.0.0.1:${port}/pubg/ranks/steam/squad`), ended]);
    const measured: Measurement[] = [];
    for (const place of places) measured.push(await measure(page, place));
    giveVerdicts(measured);
  } finally {
    await browser.close();
  }
} finally {
  await site.stop();
}

/** The first build has no timeout. */
async function whenThere(page: Page, url: string): Promise<void> {
  for (;;) {
    const response = await page.goto(url).catch(() => undefined);
    if (response?.ok() && (await page.locator('h1').count()) > 0) break;
    await page.waitForTimeout(500);
  }
  await page.waitForTimeout(lookingTakes);
}
