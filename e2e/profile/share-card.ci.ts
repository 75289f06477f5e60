import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const profile = '/pubg/profile/steam/Hotdrop';

const pictureOf = async (page: Page) =>
  (await page.locator('meta[property="og:image"]').first().getAttribute('content')) ?? '';

/** Fetches the picture as a chat's preview does: without cookies. */
async function fetched(request: APIRequestContext, address: string) {
  const answer = await request.get(new URL(address).pathname + new URL(address).search);
  return { answer, png: await answer.body() };
}

test('names an existing picture of 1200 × 630 px on a profile', async ({ page, request }) => {
  await page.goto(profile);
  const address = await pictureOf(page);
  expect(address).toMatch(/\/pubg\/profile\/steam\/Hotdrop\/card\.png\?hl=en$/);
  const { answer, png } = await fetched(request, address);
  expect(answer.headers()).toMatchObject({ 'content-type': 'image/png' });
  expect(answer.headers()).not.toHaveProperty('set-cookie');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
});

test("renders the picture in the page's language and season", async ({ page, request }) => {
  const pictures = [];
  for (const path of [`${profile}?hl=ko`, `${profile}?hl=ja`, `${profile}/pc-2018-42?hl=ja`]) {
    await page.goto(path);
    pictures.push((await fetched(request, await pictureOf(page))).png.toString('base64'));
  }
  expect(new Set(pictures).size).toBe(3);
});
