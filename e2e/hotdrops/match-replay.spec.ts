import type { Page } from '@playwright/test';
import { busyServer } from '../busy-server.ts';
import { expect, test } from '../test.ts';

test.beforeEach(({ mayComplain }) => mayComplain(busyServer));

/** Matches of the example player with their tracks, read when the site starts. */
async function openMatches(page: Page) {
  await page.goto('/pubg/profile/steam/Hotdrop');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Matches/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/matches/);
}

interface Named {
  readonly playerId: string;
}

interface Listed {
  readonly id: string;
  readonly participants: readonly Named[];
}

interface Entry {
  readonly type: string;
  readonly by: Named | null;
  readonly whom: Named;
}

const firstReplay = (page: Page) => page.getByRole('link', { name: /^Replay/ }).first();

test('a match card leads to what happened to the player in the match', async ({ page }) => {
  await openMatches(page);
  await firstReplay(page).click();
  await expect(page).toHaveURL(/\/pubg\/hotdrops\/match\/steam\/[^/]+\?player=Hotdrop/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ replay$/);
  await expect(page.getByRole('img', { name: /^The way of Hotdrop/ })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'What happened' }).getByRole('listitem').first(),
  ).toBeVisible();
});

test('lists the kills and deaths of the team that the kill log has', async ({ page }) => {
  await openMatches(page);
  const address = (await firstReplay(page).getAttribute('href')) ?? '';
  const match = /match\/steam\/([^?]+)/.exec(address)?.[1];
  await page.goto(address);
  const read = async (path: string) =>
    (await (await page.request.get(`/api/v1/players/steam/${path}`)).json()).data;
  const { accountId } = (await read('Hotdrop')).player;
  const listed: readonly Listed[] = (await read(`${accountId}/matches`)).matches;
  const team = listed.find(({ id }) => id === match)?.participants.map(({ playerId }) => playerId);
  expect(team).toBeDefined();
  const entries: readonly Entry[] = (await read(`${accountId}/matches/${match}`)).match.killLog.entries;
  const ours = entries.filter(
    ({ type, by, whom }) => type === 'kill' && [by, whom].some((one) => one && team?.includes(one.playerId)),
  );
  const list = page.getByRole('region', { name: 'What happened' });
  await expect(list.getByText(/ killed | died/)).toHaveCount(ours.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has the path, the events, and the fights', async ({ page }) => {
    await openMatches(page);
    await firstReplay(page).click();
    await expect(page.getByRole('img', { name: /^The way of Hotdrop/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText(/landed/);
  });
});

test('a match that does not exist has no replay', async ({ page, mayComplain }) => {
  mayComplain(/404/);
  const answer = await page.goto('/pubg/hotdrops/match/steam/none');
  expect(answer?.status()).toBe(404);
});
