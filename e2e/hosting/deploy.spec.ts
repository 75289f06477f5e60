import { expect } from '../test.ts';
import { test } from './own-shell.ts';
import { areaPage, publishVariant, takeBack } from './variant.ts';

test('serves a deploy to the next visitor, reverts it on rollback, and fails no request', async ({
  ownShell,
}) => {
  const { url, store } = await ownShell();
  const address = url + areaPage;
  const answers: number[] = [];
  let isVisiting = true;
  const visits = (async () => {
    while (isVisiting) answers.push((await fetch(address)).status);
  })();
  const heading = async () => /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await fetch(address)).text())?.[1] ?? '';

  await expect.poll(heading).toContain('leaderboard');
  await publishVariant(store, { says: 'hall of fame' });
  await expect.poll(heading, { timeout: 15_000 }).toContain('hall of fame');

  await takeBack(store);
  await expect.poll(heading, { timeout: 15_000 }).toContain('leaderboard');

  isVisiting = false;
  await visits;
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
});
