import type { Page } from '@playwright/test';
import { signIn } from '../statistics/visitor.ts';
import { expect, test } from '../test.ts';

/** Everything that a visitor can do and that the site remembers. */
const actions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'open a page': (page) => page.goto('/pubg/ranks'),
  'choose a language': (page) => page.goto('/pubg/ranks?hl=en'),
  'choose a theme': (page) => page.getByRole('button', { name: 'Theme: Dark' }).click(),
  'choose a platform': async (page) => {
    await page
      .getByRole('search')
      .getByRole('button', { name: /^Platform:/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kakao' }).click();
  },
  'dismiss a message': async (page) => {
    const message = page.getByRole('complementary', { name: 'Announcement' });
    await message.getByRole('button', { name: 'Hide for 3 days' }).click();
    await expect(message).toBeHidden();
  },
  'view a player': async (page) => {
    await page.goto('/pubg/profile/steam/Hotdrop');
    // The browser writes it when it is idle.
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toEqual(expect.arrayContaining([expect.stringMatching(/kept$/)]));
  },
  'sign in': async (page) => {
    await page.goto('/pubg/statistics/playing');
    await signIn(page, 'minjun');
  },
  'open the site in the app': (page) => page.goto('/pubg?app=1'),
};

test('names every cookie that the site sets in its terms, and no others', async ({ page, context }) => {
  const set = new Set<string>();
  // Answers of the server: some cookies live for one redirect only.
  context.on('response', async (answer) => {
    for (const { name, value } of await answer.headersArray()) {
      if (name.toLowerCase() === 'set-cookie') set.add(value.split('=')[0] ?? '');
    }
  });
  for (const act of Object.values(actions)) {
    await act(page);
    for (const { name } of await context.cookies()) set.add(name);
  }
  await page.goto('/pubg/about/terms?app=0');
  const named = await page.locator('main dt').allTextContents();
  // The operator chooses the rest of the names of messages. Previews need a link of the operator.
  const listSeen = () => [...set].map((name) => name.replace(/^away-.*/, 'away-…'));
  await expect.poll(() => [...new Set([...listSeen(), 'areas'])].sort()).toEqual(named.toSorted());
});
