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

/** Reads an answer of the API. */
async function readApi(page: Page, path: string) {
  const response = await page.request.get(`${process.env.JOURNEY_SITE}/api/v1${path}`);
  return (await response.json()).data;
}

const writer = (timeZone: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...options });
  return (time: string) => format.format(new Date(time));
};
const writers = (timeZone: string) => ({
  time: writer(timeZone, { hour: '2-digit', minute: '2-digit' }),
  dayTime: writer(timeZone, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' }),
  weekday: writer(timeZone, { weekday: 'long', month: 'long', day: 'numeric' }),
  timestamp: writer(timeZone, { dateStyle: 'medium', timeStyle: 'medium' }),
});

test.describe('in Asia/Kolkata', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });
  const write = writers('Asia/Kolkata');

  test('the first visit shows local times without a shift, and later ones come from the server', async ({
    page,
  }) => {
    await watchShifts(page);
    await openWhole(page, home, 'Players on Steam', () => page.context().clearCookies());
    const time = page.getByRole('region', { name: 'Players on Steam' }).getByRole('time');
    await expect(time).toBeVisible();
    const at = (await time.getAttribute('datetime')) ?? '';
    await expect(time).toHaveText(write.time(at));
    await waitForCookie(page);
    await expectShiftsWithin(page, fontShift);

    // A busy server leaves the part to the browser.
    const readHtml = async () => (await page.request.get(home)).text();
    await expect.poll(readHtml).toContain(`>${write.time(at)}</time>`);
    await page.reload();
    await expect(time).toHaveText(write.time((await time.getAttribute('datetime')) ?? ''));
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
    const { player } = await readApi(page, '/rpc/player-search/steam/Hotdrop');
    const { matches: listed } = await readApi(page, `/players/steam/${player.accountId}/matches`);
    const beganAt = new Map<string, string>(
      listed.map(({ id, createdAt }: Record<'id' | 'createdAt', string>) => [id, createdAt]),
    );
    for (const day of days) {
      // Below the day on which its first match began; matches after midnight stay there.
      const stamps = await day.getByRole('tooltip', { includeHidden: true }).allTextContents();
      const ended = stamps.flatMap((text) => /^([\d-]+ [\d:]+) KST/.exec(text)?.[1] ?? []);
      expect(ended.length).toBeGreaterThan(0);
      const clocks = await day.locator('time').allTextContents();
      expect(clocks).toEqual(ended.map((stamp) => write.time(`${stamp}+09:00`)));
      const oldest = day.getByRole('article').last().getByRole('link').first();
      const id = decodeURIComponent((await oldest.getAttribute('href'))?.split('/').at(-1) ?? '');
      expect(write.weekday(beganAt.get(id) ?? '')).toBe(await day.getAttribute('aria-label'));
    }
    await expectShiftsWithin(page, 0.005);
  });
});

test.describe('the time of a match', () => {
  const time = (page: Page) =>
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^\d\d:\d\d, .*(ago|now|\d{4})$/ });
  const tooltip = (page: Page) => page.getByRole('tooltip').filter({ hasText: /^[\d-]+ [\d:]+ KST/ });

  test('is shown in Korea on hover, on a click, and by keyboard, without opening the match', async ({
    page,
  }) => {
    await page.goto(matches);
    await time(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tooltip(page)).toBeHidden();
    await time(page).click();
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await page.getByRole('article').first().getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(time(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tooltip(page)).toBeVisible();
    await expect(page).toHaveURL(matches);
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
