import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startApiHost } from '@hotdrop/tools/site-runner';
import { expect, test } from '@playwright/test';
import { createTestClock } from './test-clock.ts';

const eightDays = 8 * 86_400_000;

test('a clock that is set forward and back locks no visitor out', async () => {
  const workDir = test.info().outputPath();
  const clock = createTestClock(workDir);
  const host = await startApiHost({
    workDir,
    env: {
      ...clock.env,
      DATA_DIR: path.join(workDir, 'data'),
      REQUESTS_PER_MINUTE: '60',
      DEMO_RENEWAL_SECONDS: '0',
    },
  });
  await host.whenReady();
  /** The answer for a visitor behind a proxy on this machine. */
  const get = async (address: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const answer = await fetch(`${host.url}/api/v1${address}`, { headers });
    const { data = {} } = await answer.json();
    return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), data };
  };
  const shiftClock = (shift: number) => clock.set([host.pid], { shown: Date.now() + shift });
  /** Makes requests up to the limit, and returns its `Retry-After`. */
  const spendLimit = async () => {
    for (;;) {
      const answer = await get('/stats/count');
      if (answer.status === 429) return answer.retryAfter;
      expect(answer.status).toBe(200);
    }
  };
  const accountId = (await get('/players/steam/Hotdrop')).data.player.accountId;
  const renewal = `/rpc/player-sync/steam/${accountId}`;

  await shiftClock(eightDays);
  await get(`${renewal}?flag=1`);
  while (!('changes' in (await get(renewal)).data)) await delay(1_000);
  expect(await spendLimit()).toBeLessThanOrEqual(60);

  await shiftClock(0);
  const retryAfter = await spendLimit();
  expect(retryAfter).toBeLessThanOrEqual(60);
  await delay(retryAfter * 1000);
  expect((await get('/stats/count')).status).toBe(200);
  await delay(2_000);
  expect((await get(`${renewal}?flag=1`)).data).not.toHaveProperty('error');
  await host.stop();
});

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
