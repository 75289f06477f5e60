import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startApiHost } from '@hotdrop/tools/site-runner';
import { expect, test } from '@playwright/test';

test('a full disk at the first start says so, and the next start with space succeeds', async () => {
  const workDir = test.info().outputPath();
  const disk = path.join(workDir, 'disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk], { stdio: 'pipe' });
  try {
    const env = { DATA_DIR: path.join(disk, 'data') };
    const { message } = await (await startApiHost({ workDir, env })).ended;
    expect(message).toMatch(/ended with exit code 1/);
    expect(message).toMatch(/could not be created/);
    expect(message).toMatch(/The disk is full or almost full: free some space first/);
    execFileSync('mount', ['-o', 'remount,size=1g', disk]);
    const host = await startApiHost({ workDir, env });
    await host.whenReady();
    await host.stop();
  } finally {
    execFileSync('umount', [disk]);
  }
});
