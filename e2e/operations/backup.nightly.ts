import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root, startApiHost } from '@hotdrop/tools/site-runner';
import { expect, test } from '@playwright/test';

/** Runs `npm run api -- …` with the embedded database of a folder. */
const run = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(root, 'api/src/command/main.ts'), ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });

test('a running host makes a backup, which restores on another machine', async () => {
  // The first start generates the demo world.
  test.setTimeout(300_000);
  const workDir = test.info().outputPath();
  const envOf = (name: string) => ({ DATA_DIR: path.join(workDir, name), DATABASE_URL: '' });
  const host = await startApiHost({ workDir, env: envOf('first') });
  await host.whenReady();
  const file = path.join(workDir, 'site.backup');
  expect(run(envOf('first'), 'backup', file)).toMatchObject({ status: 0 });
  await host.stop();
  expect(run(envOf('second'), 'restore', file)).toMatchObject({ status: 0 });
  expect(run(envOf('second'), 'check').stdout).toMatch(/players +[1-9]/);
});
