import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import type { Page } from '@playwright/test';
import { keepFavorites } from '../scenes/pages.ts';
import { currentSeason } from '../seasons.ts';
import { aText, comment, register, signIn, wall } from '../statistics/visitor.ts';
import { expect, test } from '../test.ts';

/** The width of A4 paper without the browser's margins. */
const paper = { width: 718, height: 1000 };

const player = '/pubg/profile/steam/Hotdrop';

interface Printed {
  readonly what: string;
  readonly address: string;
  /** How many times and names of players it prints at least. */
  readonly times: number;
  readonly names: number;
  readonly before?: (page: Page) => Promise<unknown>;
}

const printed: readonly Printed[] = [
  { what: 'home', address: '/pubg', times: 0, names: 10 },
  { what: 'a profile', address: player, times: 1, names: 1 },
  { what: 'the stats of a player', address: `${player}/${currentSeason}/stats`, times: 1, names: 0 },
  { what: 'the matches of a player', address: `${player}/${currentSeason}/matches`, times: 20, names: 0 },
  {
    what: 'a week of a player',
    address: `${player}/week/${weekBefore(weekOf(Date.now())).id}`,
    times: 0,
    names: 1,
  },
  { what: 'the favorites', address: '/pubg/favorite', times: 4, names: 4, before: keepFavorites(4) },
  { what: 'the tops of the boards', address: '/pubg/ranks', times: 0, names: 20 },
  { what: 'a board', address: '/pubg/ranks/steam/squad', times: 1, names: 50 },
  { what: 'the distribution', address: '/pubg/statistics/rating', times: 1, names: 0 },
  { what: 'the player counts', address: '/pubg/statistics/playing', times: 1, names: 0 },
  {
    what: 'a comparison',
    address: '/pubg/favorite/compare?player=steam.Hotdrop&player=steam.eunha-wolf&player=steam.Wolf_9412',
    times: 5,
    names: 3,
  },
];

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

for (const { what, address, times, names, before } of printed) {
  test(`prints all of ${what}, black on white, and without controls`, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await before?.(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const controls =
      'nav, form, select, input:not([type=range]), fieldset, footer, dialog, search, [data-ad-slot]';
    expect(
      await visible(page, controls).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120))),
    ).toEqual([]);
    // Heads of columns, bars of a chart, figures and times with a tooltip, and the name of a board are content.
    const buttons =
      'button:not(th button, ol button, [aria-describedby], main header > div > [popovertarget])';
    expect(
      await visible(page, buttons).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120))),
    ).toEqual([]);

    const found = await page.getByRole('main').evaluate(readPrint);
    expect(found.colors).toEqual(['rgb(0, 0, 0)']);
    expect(found.cut).toEqual([]);
    expect(found.blankTimes).toEqual([]);
    expect(found.times).toBeGreaterThanOrEqual(times);
    expect(found.players).toBeGreaterThanOrEqual(names);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}

test('prints all lines of a long comment, each on its own', async ({ page }) => {
  await signIn(page, 'yuki');
  const first = aText('a long comment');
  const lines = [first, ...Array.from({ length: 13 }, (_, at) => `line ${at + 2}`)];
  await register(page, lines.join('\n'));
  const written = comment(page, first);
  await expect(written.getByRole('button', { name: /^Delete/ })).toBeVisible();
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  const printedLines = await written.getByText(first).evaluate((content) => {
    const range = document.createRange();
    range.selectNodeContents(content);
    return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size;
  });
  expect(printedLines).toBe(lines.length);
  expect((await wall(page).evaluate(readPrint)).cut).toEqual([]);
});

/** Reads the colors of the visible texts, the texts that are cut, the times, and the number of players. */
function readPrint(main: HTMLElement) {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
  const elements = [...main.querySelectorAll<HTMLElement>('*')];
  // Printers lay out what a window leaves out because it is far below.
  for (const element of elements) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
  const all = elements.filter(isVisible);
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    element !== main &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  /** Texts for screen readers are clipped on purpose. */
  const isForReaders = (element: Element) => element.getBoundingClientRect().width <= 1 || isClipped(element);
  const isCut = (element: HTMLElement) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return (
      (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY !== 'visible' && hasLineOutside(element))
    );
  };
  const texts = all.filter((element) => hasText(element) && !isForReaders(element));
  /** Whether a line of text is above or below the element. Letters and touch targets may be higher than their line. */
  const hasLineOutside = (element: HTMLElement) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isOutside = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(
        ({ y, height }) => y + height / 2 < top || y + height / 2 > bottom,
      );
    };
    return texts
      .filter((text) => element.contains(text))
      .some((text) =>
        [...text.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && isOutside(node)),
      );
  };
  /** Figures in a square of their own color are white on it. */
  const isOnPaper = (element: Element) =>
    ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(getComputedStyle(element).backgroundColor);
  const times = [...main.querySelectorAll('time')].filter((time) => time.getClientRects().length > 0);
  return {
    colors: [...new Set(texts.filter(isOnPaper).map((element) => getComputedStyle(element).color))],
    cut: all
      .filter((element) => isCut(element) && !isForReaders(element))
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 60)}`),
    blankTimes: times.filter((time) => !isVisible(time)).map(({ outerHTML }) => outerHTML),
    times: times.length,
    players: all.filter((element) => element.matches('a[href*="/profile/"]') && element.textContent?.trim())
      .length,
  };
}
