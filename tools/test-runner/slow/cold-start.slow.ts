import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { aFreshMachine, type FreshMachine, type RunningStart } from './fresh-machine.ts';

interface Health {
  readonly status: string;
  readonly areas: readonly { readonly failures: readonly object[] }[];
}

let machine: FreshMachine;
before(async () => {
  machine = await aFreshMachine();
});
afterEach(() => machine.endAll());
after(() => machine.remove());

/** Checks a page, the API through the proxy, and the health of the site. */
async function assertThatTheSiteWorks({ site, operators }: RunningStart): Promise<void> {
  const page = await fetch(`${site}/pubg`);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<title>[^<]+<\/title>/);
  const proxied = await fetch(`${site}/api/v1/seasons/active`);
  assert.equal(proxied.status, 200);
  const health: Health = JSON.parse(await (await fetch(`${operators}/healthz`)).text());
  const failures = health.areas.flatMap(({ failures }) => failures);
  assert.deepEqual({ status: health.status, failures }, { status: 'ok', failures: [] });
}

test('one command starts the site with empty caches, and SIGTERM to npm alone ends all of it', async (context) => {
  const start = await machine.npmStart();
  context.diagnostic(`cold start: ${start.seconds.toFixed(1)} s`);
  await assertThatTheSiteWorks(start);
  start.npm.kill('SIGTERM');
  await start.ended;
  assert.deepEqual(await machine.processesLeft(), []);
});

test('the second start installs and builds nothing, and Ctrl-C ends all of it', async (context) => {
  const start = await machine.npmStart();
  context.diagnostic(`second start: ${start.seconds.toFixed(1)} s`);
  await assertThatTheSiteWorks(start);
  assert.doesNotMatch(start.output(), /Installing|Building/);
  start.pressCtrlC();
  await start.ended;
  assert.deepEqual(await machine.processesLeft(), []);
});
