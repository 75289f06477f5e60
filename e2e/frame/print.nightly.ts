import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import type { Page } from '@playwright/test';
import { keepFavorites } from '../scenes/pages.ts';
import { currentSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

/** The width of A4 paper without the browser's margins. */
const paper = { width: 718, height: 1000 };

const player = '/pubg/profile/steam/Hotdrop';

const printed: Readonly<Record<string, string>> = {
  home: '/pubg',
  'a profile': player,
  'the stats of a player': `${player}/${currentSeason}/stats`,
  'the matches of a player': `${player}/${currentSeason}/matches`,
  'a week of a player': `${player}/week/${weekBefore(weekOf(Date.now())).id}`,
  'the favorites': '/pubg/favorite',
  'the tops of the boards': '/pubg/ranks',
  'a board': '/pubg/ranks/steam/squad',
  'the distribution': '/pubg/statistics/rating',
  'the player counts': '/pubg/statistics/playing',
  'a comparison':
    '/pubg/favorite/compare?player=steam.Hotdrop&player=steam.eunha-wolf&player=steam.Wolf_9412',
};

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

for (const [what, address] of Object.entries(printed)) {
  test(`prints all of ${what}, black on white, and without controls`, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await keepFavorites(4)(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const controls =
      'nav, form, select, input:not([type=range]), fieldset, footer, dialog, search, [data-ad-slot]';
    expect(
      await visible(page, controls).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120))),
    ).toEqual([]);
    // Heads of columns, bars of a chart, stats and times with a tooltip, and the name of a board are content.
    const buttons =
      'button:not(th button, ol button, [aria-describedby], main header > div > [popovertarget])';
    expect(
      await visible(page, buttons).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120))),
    ).toEqual([]);

    const found = await page.getByRole('main').evaluate(readPrint);
    expect(found.colors).toEqual(['rgb(0, 0, 0)']);
    expect(found.cut).toEqual([]);
    expect(found.blankTimes).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}

/** Reads the colors of the visible texts, the texts that are cut, and the invisible times. */
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
  /** Numbers in a square with a color are white on it. */
  const isOnPaper = (element: Element) =>
    ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(getComputedStyle(element).backgroundColor);
  return {
    colors: [...new Set(texts.filter(isOnPaper).map((element) => getComputedStyle(element).color))],
    cut: all
      .filter((element) => isCut(element) && !isForReaders(element))
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 60)}`),
    blankTimes: [...main.querySelectorAll('time')]
      .filter((time) => time.getClientRects().length > 0 && !isVisible(time))
      .map(({ outerHTML }) => outerHTML),
  };
}
