import { openAreaStore } from '@hotdrop/shared-host/store';
import { aWorkTree, type WorkTree } from '../testing.ts';

let tree: WorkTree;
const release = async () => openAreaStore(tree.storeDir).pointer('mf-clans');

beforeEach(async () => {
  tree = await aWorkTree('mf-clans');
  tree.env.USER = 'ann';
  await tree.area('publish', 'mf-clans');
  tree.change('mf-clans', { says: 'new' });
  await tree.area('publish', 'mf-clans', '--progressive', '--minutes', '5');
});

it('starts with 1 % of the visitors, and says where it is and what the shells do next', async () => {
  expect(await release()).toMatchObject({
    canary: { percent: 1 },
    rollout: { steps: [1, 5, 25, 50, 100], step: 0, minutes: 5, by: 'ann', commit: 'c0ffee' },
  });
  expect((await tree.area('publish', 'mf-clans', '--progressive')).output).toContain(
    'The shells increase the share',
  );
  expect((await tree.area('list')).output).toMatch(/\(1 %, step 1 of 5\)/);
  expect((await tree.area('rollout', 'mf-clans')).output).toMatch(
    /1 %, step 1 of 5, since .*\n.*no metrics yet/,
  );
});

it('can be held, resumed, and moved to the next step, with author and reason in the history', async () => {
  expect((await tree.area('rollout', 'mf-clans', '--hold', '--reason', 'scrim at 8')).output).toContain(
    'held',
  );
  expect((await release()).rollout?.isHeld).toBe(true);
  await tree.area('rollout', 'mf-clans', '--resume');
  expect((await tree.area('rollout', 'mf-clans', '--promote', '--reason', 'looks good')).exitCode).toBe(0);
  expect((await release()).canary?.percent).toBe(5);
  expect((await release()).history).toMatchObject([
    { action: 'publish' },
    { action: 'canary', percent: 1, rollout: 'start' },
    { action: 'canary', rollout: 'hold', by: 'ann', reason: 'scrim at 8' },
    { action: 'canary', rollout: 'resume' },
    { action: 'canary', percent: 5, rollout: 'next', reason: 'looks good' },
  ]);
});

it.each([
  [['rollout', 'mf-clans', '--hold', '--promote'], 2, 'Use one of'],
  [['rollout'], 2, 'Name one area'],
  [['rollout', 'mf-clans', '--resume'], 1, 'not held'],
  [['publish', 'mf-clans', '--progressive', '--canary', '5'], 2, 'exclude each other'],
  [['publish', 'mf-clans', '--progressive', '--minutes', 'few'], 2, '--minutes takes a whole number'],
] as const)('%j is refused', async (args, exitCode, text) => {
  expect(await tree.area(...args)).toMatchObject({ exitCode, output: expect.stringContaining(text) });
});
