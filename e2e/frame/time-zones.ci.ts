import type { Page } from '@playwright/test';
import { openWhole } from '../late-parts.ts';
import { expectShiftsWithin, watchShifts } from '../layout-shifts.ts';
import { currentSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

/** No test renews this player: what a renewal changes in the head would count as a shift. */
const matches = `/pubg/profile/steam/Lynx_3551/${currentSeason}/matches`;
const playing = '/pubg/statistics/playing';

/** The clock time of a count. */
const firstTime = (page: Page) => page.locator('main time', { hasText: /^\d\d:\d\d/ }).first();

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
    await openWhole(page, playing, '<time', () => page.context().clearCookies());
    const time = firstTime(page);
    await expect(time).toBeVisible();
    const at = (await time.getAttribute('datetime')) ?? '';
    await expect(time).toHaveText(writeTime(at));
    await waitForCookie(page);
    await expectShiftsWithin(page, fontShift);

    expect(await (await page.request.get(playing)).text()).toContain(`>${writeTime(at)}</time>`);
    await page.reload();
    await expect(time).toHaveText(writeTime((await time.getAttribute('datetime')) ?? ''));
    await expectShiftsWithin(page, fontShift);
  });

  test('matches are listed by local days, from the second page on', async ({ page }) => {
    await watchShifts(page);
    await openWhole(page, matches, '<article', () => page.context().clearCookies());
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: / ago$/ }).first()).toBeVisible();
    await waitForCookie(page);
    await expectShiftsWithin(page, 0.005);

    await page.reload();
    const days = page.getByRole('heading', { level: 2, name: /^[A-Z][a-z]{2} \d+$/ });
    expect(await days.count()).toBeGreaterThan(1);
    await expectShiftsWithin(page, 0.005);
  });
});

test('times appear in UTC if the scripts do not arrive', async ({ page }) => {
  await page.route('**/*.js', () => {});
  const time = firstTime(page);
  await page.goto(playing, { waitUntil: 'commit' });
  await expect(time).toBeAttached();
  await expect(time).toBeHidden();
  await expect(time).toBeVisible({ timeout: 30_000 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('times say that they are in UTC', async ({ page }) => {
    await page.goto(playing);
    await expect(firstTime(page)).toHaveText(/^\d\d:\d\d UTC$/);
    await expect(page.getByText('UTC', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Peak today UTC' })).toBeVisible();
    await page.goto(matches);
    await expect(page.getByRole('heading', { level: 2, name: / ago$/ }).first()).toBeVisible();
  });
});
