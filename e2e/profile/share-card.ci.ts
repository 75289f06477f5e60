import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const profile = '/pubg/profile/steam/Hotdrop';

const pictureOf = async (page: Page) =>
  (await page.locator('meta[property="og:image"]').first().getAttribute('content')) ?? '';

/** Fetches the picture as a chat's preview does: without cookies. */
async function fetched(request: APIRequestContext, address: string) {
  const { pathname, search } = new URL(address);
  const answer = await request.get(pathname + search);
  expect(answer.headers()['content-type']).toBe('image/png');
  return answer.body();
}

test("renders the picture in the page's language and season", async ({ page, request }) => {
  const pictures = [];
  for (const path of [`${profile}?hl=ko`, `${profile}?hl=ja`, `${profile}/pc-2018-42?hl=ja`]) {
    await page.goto(path);
    pictures.push((await fetched(request, await pictureOf(page))).toString('base64'));
  }
  expect(new Set(pictures).size).toBe(3);
});
