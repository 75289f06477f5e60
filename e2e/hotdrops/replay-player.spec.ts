import type { Locator, Page } from '@playwright/test';
import { busyServer, openPage } from '../busy-server.ts';
import { expect, test } from '../test.ts';

test.beforeEach(({ mayComplain }) => mayComplain(busyServer));

const read = async (page: Page, path: string) =>
  (await (await page.request.get(`/api/v1/${path}`)).json()).data;

/** Opens the replay of a match of the example player: paused at a second, or in motion. */
async function openReplay(page: Page, second?: number): Promise<void> {
  const { accountId } = (await read(page, 'players/steam/Hotdrop')).player;
  const { matches } = await read(page, `players/steam/${accountId}/matches`);
  for (const { id } of matches) {
    // A demo site reads tracks when it starts.
    if ((await read(page, `matches/steam/${id}/tracks`)).tracks.state !== 'ready') continue;
    const address = `/pubg/hotdrops/match/steam/${id}?player=Hotdrop`;
    await openPage(page, second === undefined ? address : `${address}&t=${second}`);
    await expect(stage(page)).toHaveAttribute('data-at', second === undefined ? /./ : `${second}.00`);
    return;
  }
  throw new Error('No match of the example player has tracks.');
}

const stage = (page: Page) => page.locator('canvas');
const slider = (page: Page) => page.getByRole('slider', { name: 'Time' });
const timeOf = async (page: Page) => Number(await slider(page).inputValue());

/** Where the canvas shows what. */
async function readStage(canvas: Locator) {
  const [x = 0, y = 0, scale = 0] = ((await canvas.getAttribute('data-camera')) ?? '').split(' ').map(Number);
  return { x, y, scale };
}

/** Whether all of an element is in the window. */
const isInWindow = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test.describe('by keys', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('plays by itself, and every key works without a focus', async ({ page }) => {
    await openReplay(page);
    const begin = await timeOf(page);
    await expect.poll(() => timeOf(page)).toBeGreaterThan(begin);
    expect(await isInWindow(slider(page))).toBe(true);

    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL(/[?&]t=\d+/);
    const paused = await timeOf(page);
    await page.keyboard.press('l');
    expect(await timeOf(page)).toBe(paused + 10);
    await page.keyboard.press('ArrowLeft');
    expect(await timeOf(page)).toBe(paused + 5);
    await page.keyboard.press('.');
    const fight = await timeOf(page);
    expect(fight).toBeGreaterThan(paused + 5);
    await expect(page).toHaveURL(new RegExp(`[?&]t=${fight}\\b`));

    const canvas = stage(page);
    const before = await readStage(canvas);
    await page.keyboard.press('m');
    await expect.poll(async () => (await readStage(canvas)).scale).toBeLessThan(before.scale);
    await page.keyboard.press('?');
    await expect(page.getByRole('tooltip')).toContainText('whole map');
    await page.keyboard.press('Escape');

    const field = page.getByRole('combobox', { name: 'Player name' });
    await field.focus();
    await page.keyboard.type('jl');
    expect(await timeOf(page)).toBe(fight);
  });

  test('moves the map by mouse, and follows who is pressed', async ({ page }) => {
    await openReplay(page, 120);
    const canvas = stage(page);
    const before = await readStage(canvas);
    const box = await canvas.boundingBox();
    if (!box) throw new Error('The stage has no box.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x + 60, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 160, y + 60, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await readStage(canvas)).x).toBeLessThan(before.x);
    // The followed player was in the middle.
    await page.mouse.click(x + 100, y);
    await expect.poll(async () => (await readStage(canvas)).x).toBeCloseTo(before.x, 0);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('one finger scrolls the page, two zoom and move the map', async ({ page, baseURL }) => {
    // The offer of the app would cover the page.
    const promotion = { name: 'away-promotion', value: '1', url: `${baseURL}` };
    await page.context().addCookies([promotion]);
    await openReplay(page, 120);
    const canvas = stage(page);
    const play = page.getByRole('button', { name: 'Play', exact: true });
    expect(await isInWindow(play)).toBe(true);
    const box = await canvas.boundingBox();
    if (!box) throw new Error('The stage has no box.');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const before = await readStage(canvas);
    const touch = await page.context().newCDPSession(page);
    const send = (type: string, touchPoints: readonly { x: number; y: number; id: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints } as never);

    const fingers = (distance: number) => [
      { x: middle.x - distance, y: middle.y, id: 0 },
      { x: middle.x + distance, y: middle.y, id: 1 },
    ];
    await send('touchStart', fingers(30));
    for (const distance of [45, 60, 75, 90]) await send('touchMove', fingers(distance));
    await send('touchEnd', []);
    await expect.poll(async () => (await readStage(canvas)).scale).toBeGreaterThan(before.scale * 2);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const shown = await readStage(canvas);
    await page.evaluate(() =>
      document.addEventListener('scrollend', () => Object.assign(window, { hasScrolled: true })),
    );
    await send('touchStart', [{ ...middle, id: 0 }]);
    for (const by of [20, 60, 100, 140, 180])
      await send('touchMove', [{ x: middle.x, y: middle.y - by, id: 0 }]);
    await send('touchEnd', []);
    // A tap on a page that still scrolls only stops it.
    await page.waitForFunction(() => 'hasScrolled' in window);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(60);
    expect(await readStage(canvas)).toEqual(shown);

    expect(await isInWindow(play)).toBe(true);
    await play.tap();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.getByRole('tab', { name: /^Moments/ }).tap();
    await page.getByRole('button', { name: 'Play moment 1' }).tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tells the story beside a still map', async ({ page }) => {
    const { accountId } = (await read(page, 'players/steam/Hotdrop')).player;
    const { matches } = await read(page, `players/steam/${accountId}/matches`);
    await openPage(page, `/pubg/hotdrops/match/steam/${matches[0].id}?player=Hotdrop`);
    await expect(page.getByRole('img', { name: /^The way of Hotdrop/ })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'What happened' }).getByRole('listitem').first(),
    ).toBeVisible();
  });
});
