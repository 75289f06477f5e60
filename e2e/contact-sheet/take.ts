import path from 'node:path';
import type { Browser } from '@playwright/test';
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
    await page.evaluate(paintEverything);
    // Overlays cover the window, not the whole page.
    const isCovered = (await page.locator('dialog:modal, :popover-open').count()) > 0;
    for (const theme of themes) {
      await setTheme(page, theme);
      const file = path.join(folder, fileOf(shot, theme));
      await page.screenshot({ path: file, fullPage: !isCovered });
    }
  } finally {
    await context.close();
  }
}

/** Paints what browsers paint only near the window. */
function paintEverything() {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
}
