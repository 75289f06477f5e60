import { expect, test } from '../test.ts';
import { waitForHydration } from '../wait-for-hydration.ts';

test('sends the first message to a Discord webhook, in the language of the page', async ({
  page,
  request,
}) => {
  const webhook = String(Date.now());
  await page.goto('/pubg/profile/steam/tokkiotter?hl=ko');
  const open = page.getByRole('button', { name: 'Discord' });
  const dialog = page.getByRole('dialog', { name: 'Discord로 보내기' });
  await open.click();
  await dialog.getByRole('link', { name: '로그인' }).click();
  await page.getByRole('button', { name: /Demo Yuki/ }).click();
  await page.waitForURL('**/profile/steam/tokkiotter**');
  await waitForHydration(page);
  await open.click();

  const field = dialog.getByLabel('웹후크 주소');
  await field.fill(`https://discord.com.evil.example/api/webhooks/${webhook}/token`);
  await field.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Discord 웹후크 주소가 아닙니다');
  await field.fill(`https://discord.com/api/webhooks/${webhook}/token`);
  await field.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('추가했습니다');
  await expect(field).toHaveValue('');
  const answer = await request.get(`${process.env.JOURNEY_DISCORD}/messages/${webhook}`);
  expect(await answer.json()).toMatchObject([
    { embeds: [{ title: 'tokkiotter 님의 소식을 여기로 보냅니다' }] },
  ]);

  await dialog.getByRole('button', { name: /^삭제 tokkiotter/ }).click();
  await expect(dialog.getByRole('status')).toContainText('삭제했습니다');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});
