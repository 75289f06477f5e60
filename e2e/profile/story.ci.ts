import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const player = '/pubg/profile/steam/Hotdrop';
const running = weekOf(Date.now());
const last = weekBefore(running);

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const opened = (page: Page) => page.getByRole('navigation', { name: 'Match' });

const isAtEnd = (page: Page) =>
  page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);

/**
 * Scrolls like a visitor until the element is there: down, and from the end to the top. Panels load when they come near,
 * and move what is below.
 */
const reach = (page: Page, element: Locator) =>
  expect(async () => {
    if (!(await element.isVisible())) await page.mouse.wheel(0, (await isAtEnd(page)) ? -20_000 : 500);
    await element.scrollIntoViewIfNeeded({ timeout: 1_000 });
  }).toPass();

const expectNoSidewaysScrolling = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);

const isOverview = (page: Page) => expect(page).toHaveURL(new RegExp(`${player}(/pc-2018-\\d+)?([?#].*)?$`));

for (const { device, viewport, isPhone } of [
  { device: 'a phone', viewport: { width: 360, height: 780 }, isPhone: true },
  { device: 'a desktop', viewport: { width: 1440, height: 900 }, isPhone: false },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch: isPhone });
    test.slow();

    test("walks through a player's story", async ({ page }) => {
      const press = (element: Locator) => (isPhone ? element.tap() : element.click());

      // Form: a column describes its match, and opens it.
      await page.goto(player);
      const columns = region(page, 'Form').getByRole('list').getByRole('link');
      await reach(page, columns.first());
      // Only one column is a stop for the tab key when the panel is interactive.
      await expect(region(page, 'Form').locator('li a[tabindex="-1"]').first()).toBeAttached();
      const column = columns.nth(2);
      const match = await column.getAttribute('href');
      await press(column);
      // A finger is wider than a column, so it chooses one, and the line below opens the match.
      if (isPhone) await press(region(page, 'Form').getByRole('link').last());
      await expect(page).toHaveURL(match ?? 'no match');
      await expect(opened(page)).toBeVisible();
      await page.goBack();
      await isOverview(page);

      // Climb: the curve names a reading, and the table has its data.
      const climb = region(page, 'Climb');
      await reach(page, climb.getByRole('img', { name: /^Rank points from/ }));
      await press(climb.getByRole('img', { name: /^Rank points from/ }));
      await expect(climb.getByText(/^[\d,]+ points$/)).toBeVisible();
      await press(climb.getByText('As a table'));
      await expect(climb.getByRole('columnheader', { name: 'Points' })).toBeVisible();
      await expect(climb.getByRole('row').nth(1)).toBeVisible();
      await expectNoSidewaysScrolling(page);

      // Performance: a sentence compares with the player's tier, then the table with everyone.
      const performance = region(page, 'Performance');
      const compared = performance.getByRole('navigation', { name: 'Compared with' });
      await reach(page, compared);
      const verdict = performance.getByText(/^(Stands out by|Held back by|Close to the average)/);
      await expect(verdict.first()).toBeVisible();
      await press(compared.getByRole('link', { name: 'Everyone', exact: true }));
      await expect(verdict).toHaveCount(0);
      await expect(performance.getByRole('table')).toBeVisible();
      await expectNoSidewaysScrolling(page);

      // Maps and weapons: a filter changes the figures.
      const average = page
        .getByRole('table', { name: 'Results by map' })
        .getByRole('row', { name: /Own average/ });
      await reach(page, average);
      const all = await average.getByRole('rowheader').textContent();
      await page.getByRole('combobox', { name: 'Kind' }).selectOption('ranked');
      await expect(page).toHaveURL(/mapsKind=ranked/);
      await expect(average.getByRole('rowheader')).not.toHaveText(all ?? '');
      await expect(page.getByRole('table', { name: 'Results by main weapon' })).toBeVisible();

      // Plays with: compares with a teammate.
      const comparison = page.getByRole('link', { name: /^Compare Hotdrop and / }).first();
      await reach(page, comparison);
      const mate =
        /and (.+)$/.exec((await comparison.textContent()) ?? '')?.[1]?.replace(/Compare$/, '') ?? '';
      await press(comparison);
      await expect(page).toHaveURL(/\/favorite\/compare\?player=steam\./);
      // Both, and a place for one more.
      await expect(region(page, 'Players').getByRole('listitem')).toHaveCount(3);
      await expect(region(page, 'Players')).toContainText(mate);
      await expectNoSidewaysScrolling(page);

      // Shared matches: one opens.
      const shared = region(page, 'Together').getByRole('link').first();
      await reach(page, shared);
      await press(shared);
      await expect(page).toHaveURL(/\/matches\//);
      await expect(opened(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/favorite\/compare/);

      // Week: on a Monday, the profile leads to the last one.
      await page.clock.setFixedTime(running.start + 9 * 3_600_000);
      await page.goBack();
      await isOverview(page);
      const recap = page.getByRole('link', { name: new RegExp(`^Week ${last.number}`) });
      await reach(page, recap);
      await press(recap);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Week ${last.number}`);
      await expect(region(page, 'Sessions').getByRole('listitem').first()).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await page.clock.setFixedTime(Date.now());
      await press(page.locator('main').getByRole('link', { name: 'Hotdrop', exact: true }).first());
      await isOverview(page);

      // Sessions: the last one leads to the match list, which tells each in a sentence.
      const session = page.getByRole('link', { name: /^Last session/ });
      await reach(page, session);
      await press(session);
      await expect(page).toHaveURL(/\/matches$/);
      await expect(page.getByRole('article')).toHaveCount(20);
      await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/\d\d:\d\d to \d\d:\d\d/);
      await expect(page.getByText(/^\d+ match(es)? in /).first()).toBeVisible();

      // An opened match: its story first, then the team.
      await press(page.getByRole('article').first().getByRole('link').first());
      await expect(opened(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
      await press(opened(page).getByRole('link', { name: 'Team', exact: true }));
      await expect(page).toHaveURL(/view=team/);
      await expect(page.getByRole('table', { name: 'The team' })).toBeInViewport();
      await expectNoSidewaysScrolling(page);

      // When they play: the hours of the week.
      await press(page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Overview' }));
      const hours = page.getByRole('table', { name: /Matches by weekday and hour/ });
      await reach(page, hours);
      await expect(hours.getByRole('row')).toHaveCount(8);
      await expect(hours.getByRole('cell', { name: /^\d+$/ }).first()).toBeVisible();
    });
  });
}
