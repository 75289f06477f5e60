import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, startApiHost } from '@hotdrop/tools/site-runner';
import { expect, test } from '@playwright/test';
import { postComment, readComments, signIn } from './comments.ts';

/** A machine with an empty database of its own. */
function aMachine(name: string) {
  const workDir = test.info().outputPath(name);
  const env = {
    DATA_DIR: path.join(workDir, 'data'),
    DATABASE_URL: '',
    SESSION_SECRET: 'a session secret for tests, 32 characters',
  };
  return {
    workDir,
    /** Runs `npm run api -- …`. */
    run(...args: string[]) {
      const script = path.join(root, 'api/src/command/main.ts');
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
      return { status, output: stdout + stderr };
    },
    async startHost() {
      const host = await startApiHost({ workDir, env });
      await host.whenReady();
      return host;
    },
  };
}

test('a backup of a running host restores on another machine', async () => {
  // Two first starts, which generate the demo world.
  test.setTimeout(300_000);
  const first = aMachine('first');
  const host = await first.startHost();
  const session = await signIn(host.url);
  for (const content of ['One', 'Two 한국어', 'Three']) {
    expect(await postComment(host.url, content, session)).toBe(200);
  }
  const comments = await readComments(host.url);
  const file = path.join(first.workDir, 'site.backup');
  expect(first.run('check')).toMatchObject({ status: 0 });
  expect(first.run('backup', file)).toMatchObject({ status: 0 });
  expect(await postComment(host.url, 'After the backup', session)).toBe(200);
  process.kill(host.pid, 'SIGKILL');
  await host.ended;

  const second = aMachine('second');
  const copy = path.join(first.workDir, 'copy.backup');
  const content = readFileSync(file);
  writeFileSync(copy, content.subarray(0, content.length - 1000));
  expect(second.run('restore', copy)).toEqual({
    status: 1,
    output: expect.stringContaining('is incomplete'),
  });
  copyFileSync(file, copy);
  expect(second.run('restore', copy)).toMatchObject({ status: 0 });
  expect(second.run('check')).toEqual({ status: 0, output: expect.stringMatching(/comments +3\n/) });
  expect(second.run('restore', copy)).toEqual({
    status: 1,
    output: expect.stringContaining('holds data already'),
  });

  const restored = await second.startHost();
  expect(await readComments(restored.url)).toEqual(comments);
  expect(await postComment(restored.url, 'Signed out', session)).toBe(401);
  expect(await postComment(restored.url, 'Four', await signIn(restored.url))).toBe(200);
  await restored.stop();
});
