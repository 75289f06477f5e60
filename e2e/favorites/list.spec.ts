import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expectShiftsWithin, watchShifts } from '../layout-shifts.ts';
import { expect, test } from '../test.ts';

interface Favorite {
  readonly accountId: string;
  readonly shard: string;
}

/** The best players of a platform's board. */
async function players(request: APIRequestContext, count: number, shard = 'steam') {
  const pages = Array.from({ length: Math.ceil(count / 50) }, (_, index) => index + 1);
  const answers = await Promise.all(
    pages.map(async (page) => (await request.get(`/api/v1/ranks/${shard}/squad?page=${page}`)).json()),
  );
  const ranks: (Favorite & { name: string })[] = answers.flatMap(({ data }) => data.ranks);
  return ranks.slice(0, count);
}

/** Sets the browser's storage before the page opens. */
const keep = (context: BrowserContext, content: string) =>
  context.addInitScript((text) => {
    // A new tab's blank page has no storage.
    if (location.protocol === 'about:') return;
    if (localStorage.getItem('favorites') === null) localStorage.setItem('favorites', text);
  }, content);

const listOf = (found: readonly Favorite[]) =>
  JSON.stringify(found.map(({ accountId, shard }) => ({ accountId, shard })));
/** A row can also link to a week that ended since the last visit. */
const names = (page: Page) =>
  page
    .getByRole('rowheader')
    .getByRole('link')
    .filter({ hasNotText: /^Week \d+$/ });
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

test('shows whole names in a window of 360 px, and beside them the points', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const found = await players(request, 30);
  await keep(context, listOf(found));
  await page.goto('/pubg/favorite');
  await expect(names(page)).toHaveText(found.map(({ name }) => name));
  const cut = await names(page).evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth + 1).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  await expect(page.getByRole('columnheader', { name: 'Points' })).toBeInViewport({ ratio: 1 });
});

test('loads two hundred favorites without moving what is in view', async ({ page, context, request }) => {
  await keep(context, listOf(await players(request, 200)));
  await watchShifts(context);
  await page.goto('/pubg/favorite');
  await expect(page.getByRole('checkbox')).toHaveCount(200, { timeout: 60_000 });
  await expectShiftsWithin(page, 0.02);
});

test('changes the order by dragging and by keyboard, and keeps it for the next visit', async ({
  page,
  context,
  request,
}) => {
  const found = await players(request, 4);
  const [a, b, c, d] = found.map(({ name }) => name);
  await keep(context, listOf(found));
  await page.goto('/pubg/favorite');
  await expect(page.getByRole('checkbox')).toHaveCount(4);

  const from = await page.getByRole('button', { name: `Move ${a}` }).boundingBox();
  const to = await row(page, c ?? '').boundingBox();
  if (!from || !to) throw new Error('The rows are not to be seen');
  await page.mouse.move(from.x + 5, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(names(page)).toHaveText([b, c, a, d].map(String));

  await page.getByRole('button', { name: `Move ${d}` }).press('ArrowUp');
  await expect(names(page)).toHaveText([b, c, d, a].map(String));
  await expect(page.getByRole('button', { name: `Move ${d}` })).toBeFocused();
  await page.reload();
  await expect(names(page)).toHaveText([b, c, d, a].map(String));
});
