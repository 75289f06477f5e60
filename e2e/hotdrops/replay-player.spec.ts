import type { Locator, Page } from '@playwright/test';
import { busyServer, openPage } from '../busy-server.ts';
import { expect, test } from '../test.ts';

test.beforeEach(({ mayComplain }) => mayComplain(busyServer));

const read = async (page: Page, path: string) =>
  (await (await page.request.get(`/api/v1/${path}`)).json()).data;

/** Opens the replay of a match of the example player: at a second, or in motion by a press. */
async function openReplay(page: Page, second?: number): Promise<void> {
  const { accountId } = (await read(page, 'players/steam/Hotdrop')).player;
  const { matches } = await read(page, `players/steam/${accountId}/matches`);
  for (const { id } of matches) {
    // A demo site reads tracks when it starts.
    if ((await read(page, `matches/steam/${id}/tracks`)).tracks.state !== 'ready') continue;
    const address = `/pubg/hotdrops/match/steam/${id}?player=Hotdrop`;
    await openPage(page, second === undefined ? address : `${address}&at=${second}`);
    if (second === undefined) await page.getByRole('button', { name: 'Watch the replay' }).click();
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
  const [at, camera] = await Promise.all([
    canvas.getAttribute('data-at'),
    canvas.getAttribute('data-camera'),
  ]);
  const [x = 0, y = 0, scale = 0] = (camera ?? '').split(' ').map(Number);
  return { at: Number(at), x, y, scale };
}

test('plays, jumps, and writes the moment into the address by mouse', async ({ page }) => {
  await openReplay(page);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const begin = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(begin);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page).toHaveURL(/at=\d+/);
  const paused = await timeOf(page);
  await page.getByRole('button', { name: '10 seconds on' }).click();
  expect(await timeOf(page)).toBe(paused + 10);
  await page.getByRole('button', { name: 'Next fight' }).click();
  expect(await timeOf(page)).toBeGreaterThan(paused + 10);

  const canvas = stage(page);
  const before = await readStage(canvas);
  await canvas.hover();
  await page.mouse.down();
  await page.mouse.move(500, 500, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('combobox', { name: 'Follow' })).toHaveValue('free');
  await expect.poll(async () => (await readStage(canvas)).x).not.toBe(before.x);
  await canvas.focus();
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await readStage(canvas)).scale).toBeGreaterThan(before.scale);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await expect.poll(async () => (await readStage(canvas)).scale).toBeLessThan(before.scale);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('plays by touch: a tap on a dot follows, two fingers zoom', async ({ page, baseURL }) => {
    // The offer of the app would cover the page.
    const promotion = { name: 'away-promotion', value: '1', url: `${baseURL}` };
    await page.context().addCookies([promotion]);
    const second = 120;
    await openReplay(page, second);
    const canvas = stage(page);
    await page.getByRole('button', { name: '10 seconds on' }).tap();
    await expect(slider(page)).toHaveValue(String(second + 10));

    await canvas.scrollIntoViewIfNeeded();
    const box = await canvas.boundingBox();
    if (!box) throw new Error('The stage has no box.');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const before = await readStage(canvas);
    const touch = await page.context().newCDPSession(page);
    const fingers = (distance: number) => [
      { x: middle.x - distance, y: middle.y, id: 0 },
      { x: middle.x + distance, y: middle.y, id: 1 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const distance of [45, 60, 75, 90])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(distance) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await readStage(canvas)).scale).toBeGreaterThan(before.scale * 2);

    await page.getByRole('button', { name: 'Whole map' }).tap();
    const follow = page.getByRole('combobox', { name: 'Follow' });
    await expect(follow).toHaveValue('free');
    const shown = await readStage(canvas);
    // The map followed the player, whose place was in the middle.
    await page.touchscreen.tap(
      middle.x + (before.x - shown.x) * shown.scale,
      middle.y + (before.y - shown.y) * shown.scale,
    );
    await expect(follow).not.toHaveValue('free');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
