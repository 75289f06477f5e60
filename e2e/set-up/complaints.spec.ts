import { expect, test } from '../test.ts';

const aPage = (script: string) => `data:text/html,<title>A page</title><script>${script}</script>`;

test.describe('a test fails', () => {
  for (const [what, script] of [
    ['an error in the console', `console.error('broken')`],
    ['a warning in the console', `console.warn('odd')`],
    ['an uncaught error', `throw new Error('uncaught')`],
    ['an unhandled rejection', `Promise.reject(new Error('lost'))`],
  ] as const) {
    test(`at ${what}`, async ({ page }) => {
      test.fail();
      await page.goto(aPage(script));
      await expect(page).toHaveTitle('A page');
    });
  }

  test('at a browser error in a second page', async ({ page, context }) => {
    test.fail();
    await page.goto(aPage(''));
    await (await context.newPage()).goto(aPage(`console.error('broken')`));
  });
});

test.describe('a test that expects a browser error', () => {
  test('may cause it', async ({ page, mayComplain }) => {
    mayComplain(/^error: broken/);
    await page.goto(aPage(`console.error('broken'); console.log('fine')`));
    await expect(page).toHaveTitle('A page');
  });

  test('may not cause another', async ({ page, mayComplain }) => {
    test.fail();
    mayComplain(/^error: broken/);
    await page.goto(aPage(`console.error('another')`));
    await expect(page).toHaveTitle('A page');
  });
});
