import type { Page } from '@playwright/test';
import { openWhole } from '../late-parts.ts';
import { expectShiftsWithin, watchShifts } from '../layout-shifts.ts';
import { currentSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

const home = '/pubg';
const matches = `/pubg/profile/steam/Hotdrop/${currentSeason}/matches`;
const playing = '/pubg/statistics/playing';

/** The font of numbers can arrive after the first paint, and is some pixels narrower than its fallback. */
const fontShift = 0.001;

/** Waits until the cookie has the browser's zone. The page saves it after the visitor's first interaction. */
const waitForCookie = (page: Page) =>
  expect(async () => {
    await page.mouse.wheel(0, 1);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toContain('zone');
  }).toPass();

const writeTime = (time: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Kolkata',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time));

test.describe('in Asia/Kolkata', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('the first visit shows local times without a shift, and later ones come from the server', async ({
    page,
  }) => {
    await watchShifts(page);
    await openWhole(page, home, 'Players on Steam', () => page.context().clearCookies());
    const time = page.getByRole('region', { name: 'Players on Steam' }).getByRole('time');
    await expect(time).toBeVisible();
    const at = (await time.getAttribute('datetime')) ?? '';
    await expect(time).toHaveText(writeTime(at));
    await waitForCookie(page);
    await expectShiftsWithin(page, fontShift);

    // A busy server leaves the part to the browser.
    const readHtml = async () => (await page.request.get(home)).text();
    await expect.poll(readHtml).toContain(`>${writeTime(at)}</time>`);
    await page.reload();
    await expect(time).toHaveText(writeTime((await time.getAttribute('datetime')) ?? ''));
    await expectShiftsWithin(page, fontShift);
  });

  test('matches are listed by local days, from the second page on', async ({ page }) => {
    await watchShifts(page);
    await openWhole(page, matches, '<article', () => page.context().clearCookies());
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: / UTC$/ }).first()).toBeVisible();
    await waitForCookie(page);
    await expectShiftsWithin(page, 0.005);

    await page.reload();
    await expect(page.getByText(/ UTC$/)).toHaveCount(0);
    const days = await page
      .getByRole('region')
      .filter({ has: page.getByRole('article') })
      .all();
    expect(days.length).toBeGreaterThan(1);
    await expectShiftsWithin(page, 0.005);
  });
});

test('times appear in UTC if the scripts do not arrive', async ({ page, mayComplain }) => {
  mayComplain(/was preloaded using link preload but not used/);
  await page.route('**/*.js', () => {});
  const time = page.getByRole('region', { name: 'Players on Steam' }).locator('time');
  // A busy server leaves the part to the browser's scripts.
  await expect(async () => {
    await page.goto(home, { waitUntil: 'commit' });
    await expect(time).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await expect(time).toBeHidden();
  await expect(time).toBeVisible({ timeout: 30_000 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('times say that they are in UTC', async ({ page }) => {
    const time = page.getByRole('region', { name: 'Players on Steam' }).getByRole('time');
    // A busy server leaves a part out, which a browser with scripts loads.
    await expect(async () => {
      await page.goto(home);
      await expect(time).toHaveText(/^\d\d:\d\d UTC$/, { timeout: 1_000 });
    }).toPass();
    await page.goto(matches);
    await expect(page.getByRole('heading', { level: 2, name: /^\w+, \w+ \d+ UTC$/ }).first()).toBeVisible();
    await page.goto(playing);
    await expect(page.getByText('UTC', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Peak today UTC' })).toBeVisible();
  });
});
