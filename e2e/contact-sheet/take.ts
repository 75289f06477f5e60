import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { setTheme, show } from '../scenes/show.ts';
import { fileOf, type Shot, themes } from './shots.ts';

const timezoneId = 'Asia/Seoul';

/** Takes a screenshot of a scene in each theme. */
export async function take(browser: Browser, site: string, shot: Shot, folder: string): Promise<void> {
  const { scene, language, width } = shot;
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: 800 },
    timezoneId,
    ...(scene.userAgent && { userAgent: scene.userAgent, isMobile: true }),
  });
  try {
    // As on every page but a visitor's first one, the server knows the time zone.
    await context.addCookies([
      { name: 'hl', value: language, url: site },
      { name: 'zone', value: timezoneId, url: site },
    ]);
    const page = await context.newPage();
    await show(page, scene);
    // Overlays cover the window, not the whole page.
    const isCovered = (await page.locator('dialog:modal, :popover-open').count()) > 0;
    // The app prompt comes after a scroll.
    if (!isCovered && !scene.userAgent) await loadEverything(page);
    await page.evaluate(paintEverything);
    for (const theme of themes) {
      await setTheme(page, theme);
      const file = path.join(folder, fileOf(shot, theme));
      await page.screenshot({ path: file, fullPage: !isCovered });
    }
    // A late answer must not end the run.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  } finally {
    await context.close();
  }
}

const readyTimeout = 3_000;

/** Brings each part near the window once, so that all of them are there in the first theme. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const before = scrollY;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 50));
    }
    scrollTo({ top: before, behavior: 'instant' });
  });
  const isReady = () => !document.querySelector('main :is([aria-busy="true"], [data-part-waits]:empty)');
  // Some scenes show a page that waits.
  await page.waitForFunction(isReady, undefined, { timeout: readyTimeout }).catch(() => {});
}

/** Paints what browsers paint only near the window. */
function paintEverything() {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
}
