import { expect, test } from '@playwright/test';
import { aFreshMachine, type RunningStart } from './fresh-machine.ts';

/** Checks a page, the API through the proxy, and the health of the site. */
async function expectWorkingSite({ site, operators }: RunningStart): Promise<void> {
  const page = await fetch(`${site}/pubg`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/<title>[^<]+<\/title>/)]);
  expect((await fetch(`${site}/api/v1/seasons/active`)).status).toBe(200);
  const { status, areas } = await (await fetch(`${operators}/healthz`)).json();
  const failures = areas.flatMap((area: { failures: object[] }) => area.failures);
  expect({ status, failures }).toEqual({ status: 'ok', failures: [] });
}

test('one command starts the site on a machine that has Node alone, quickly the second time, and ends all of it', async () => {
  test.setTimeout(600_000);
  const machine = aFreshMachine();
  try {
    const first = await machine.npmStart();
    console.log(`Cold start: ${first.seconds.toFixed(1)} s`);
    await expectWorkingSite(first);
    first.npm.kill('SIGTERM');
    await first.ended;
    expect(await machine.processesLeft()).toEqual([]);

    const second = await machine.npmStart();
    console.log(`Second start: ${second.seconds.toFixed(1)} s`);
    await expectWorkingSite(second);
    expect(second.output).not.toMatch(/Installing|Building/);
    process.kill(-(second.npm.pid ?? 0), 'SIGINT');
    await second.ended;
    expect(await machine.processesLeft()).toEqual([]);
  } finally {
    machine.remove();
  }
});
