import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import { scrollNear } from '../scroll-near.ts';
import { expect, test } from '../test.ts';

const player = '/pubg/profile/steam/Hotdrop';
const running = weekOf(Date.now());
const last = weekBefore(running);
const before = weekBefore(last);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('shows a week, its neighbors, its best match, and its picture', async ({ page, request }) => {
    await page.goto(`${player}/week/${last.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Week ${last.number}`);
    await expect(page.getByText(/, in UTC · Steam$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Points and stats' })).toContainText(/Matches\d+/);
    await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('rowheader').first()).toBeVisible();

    const picture = page.getByRole('img', { name: `Hotdrop in week ${last.number}` });
    await scrollNear(picture);
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(1200);
    const save = page.getByRole('link', { name: 'Save picture' });
    const answer = await request.get((await save.getAttribute('href')) ?? '');
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

    await page.getByRole('link', { name: `Week ${before.number}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Week ${before.number}`);
    await page.getByRole('link', { name: `Week ${last.number}` }).click();
    await expect(page).toHaveURL(new RegExp(`/week/${last.id}$`));
    await page.getByRole('link', { name: `Week ${running.number}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Week ${running.number} so far`);
    await expect(page.getByRole('button', { name: `Week ${weekOf(running.end).number}` })).toBeDisabled();

    await page.getByRole('link', { name: `Week ${last.number}`, exact: true }).click();
    await page.getByRole('link', { name: /^Best match/ }).click();
    await expect(page).toHaveURL(/\/matches\//);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole week, its picture, and links', async ({ page }) => {
    await page.goto(`${player}/week/${last.id}?hl=ko`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${last.number}주차`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: '이미지 저장' })).toHaveAttribute(
      'href',
      /card\.png\?hl=ko$/,
    );
    await page.getByRole('link', { name: `${before.number}주차` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${before.number}주차`);
  });
});
