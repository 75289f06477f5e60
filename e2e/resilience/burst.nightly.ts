import { test } from '../hosting/own-shell.ts';
import { area, areaPage, publishVariant } from '../hosting/variant.ts';
import { expect } from '../test.ts';

const visitors = 1_500;

test('keeps a new version live during a burst of visitors, and answers some of them 503', async ({
  ownShell,
}) => {
  const { url, store, stateOf, metrics } = await ownShell();
  const version = await publishVariant(store, { says: 'hall of fame' });
  await expect.poll(async () => (await stateOf(area))?.stable).toBe(version);

  const answers = await Promise.all(
    Array.from({ length: visitors }, async () => {
      const answer = await fetch(url + areaPage);
      await answer.arrayBuffer();
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
    }),
  );

  const isHonest = ({ status, retryAfter }: (typeof answers)[number]) =>
    status === 200 || (status === 503 && retryAfter !== null);
  expect(answers.filter((answer) => !isHonest(answer))).toEqual([]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await stateOf(area)).toMatchObject({ stable: version, failures: [] });
  expect(await metrics()).not.toContain('status="dropped"');
  expect(await (await fetch(url + areaPage)).text()).toContain('hall of fame');
});
