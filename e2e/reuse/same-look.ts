import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Headings and tables of a board. */
const parts = (area: Locator): Record<string, Locator> => ({
  title: area.getByRole('heading', { level: 1 }),
  table: area.getByRole('table').first(),
});

interface Look {
  readonly text: string;
  readonly picture: Buffer;
}

/** Takes a picture of each part. The pointer is nowhere, and the fonts are there. */
async function takeLooks(page: Page, area: Locator): Promise<Record<string, Look>> {
  await page.mouse.move(0, 0);
  await expect(area.getByRole('row').nth(40)).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const looks: Record<string, Look> = {};
  for (const [name, part] of Object.entries(parts(area))) {
    const text = (await part.textContent()) ?? '';
    looks[name] = { text, picture: await part.screenshot({ animations: 'disabled' }) };
  }
  return looks;
}

interface Shown {
  readonly page: Page;
  /** The element around the area. */
  readonly area: Locator;
}

/** Puts an area into a corner of its page: at another place, browsers draw some edges with other pixels. */
const putIntoCorner = (area: Locator, width: number) =>
  area.evaluate((element, pixels) => {
    const styles = { position: 'absolute', top: '0', left: '0', width: `${pixels}px`, 'z-index': '9' };
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important');
    // The frame of the site has a picture behind the heading.
    element.style.background = 'var(--ground)';
  }, width);

/** Expects the same pixels of an area in a page as on its own site. */
export async function expectSameLook(here: Shown, onSite: Shown): Promise<void> {
  // A page may have less room for it.
  const width = await here.area.evaluate((element) => element.getBoundingClientRect().width);
  for (const { area } of [onSite, here]) await putIntoCorner(area, width);
  const expected = await takeLooks(onSite.page, onSite.area);
  const found = await takeLooks(here.page, here.area);
  for (const [name, { text, picture }] of Object.entries(expected)) {
    expect(found[name]?.text, `the text of the ${name}`).toBe(text);
    expect(found[name]?.picture.equals(picture), `the ${name} looks the same`).toBe(true);
  }
}

/** Goes from the leaderboards' summary to a board and back, which works for any way to keep the address. */
export async function expectLinksAndBack(
  page: Page,
  area: Locator,
  names: (address: URL, path: string) => boolean,
): Promise<void> {
  const best = area.getByRole('list', { name: /^The best players on/ });
  await expect(best.getByRole('listitem')).toHaveCount(20);
  const before = page.url();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const link = area.getByRole('link', { name: /Full leaderboard/ }).first();
  await link.click();
  await expect.poll(() => area.getByRole('row').count()).toBeGreaterThan(40);
  expect(names(new URL(page.url()), 'ranks/steam/'), page.url()).toBe(true);
  await page.goBack();
  await expect(best.getByRole('listitem')).toHaveCount(20);
  expect(page.url()).toBe(before);
  await page.goForward();
  await expect.poll(() => area.getByRole('row').count()).toBeGreaterThan(40);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

/** Whether an address names a page of the area, for each way to keep it. */
export const waysToName = {
  url: ({ pathname }: URL, path: string) => pathname.startsWith(`/pubg/${path}`),
  hash: ({ hash }: URL, path: string) => hash.startsWith(`#/${path}`),
  none: ({ href }: URL, path: string) => !href.includes(path),
};
