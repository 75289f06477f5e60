import { setTimeout as delay } from 'node:timers/promises';
import { test } from '../hosting/own-shell.ts';
import { area, areaPage, around, publishVariant } from '../hosting/variant.ts';
import { expect } from '../test.ts';

const otherPage = '/pubg/favorite';

const whenAsked = (code: string) =>
  around({ loader: `if (new URL(request.url).searchParams.has('fault')) { ${code} } return null` });

/** Requests a page until it answers again after its server was gone. Resolves with the time of both together, in ms. */
async function waitForReturn(url: string): Promise<number> {
  const start = performance.now();
  for (let wasGone = false; performance.now() - start < 60_000; ) {
    const outcome = await fetch(url, { signal: AbortSignal.timeout(500) }).then(
      ({ status }) => status,
      ({ name }) => (name === 'TimeoutError' ? 'slow' : 'gone'),
    );
    if (outcome === 200 && wasGone) return performance.now() - start;
    wasGone ||= outcome === 'gone';
    await delay(20);
  }
  throw new Error(`${url} did not fail and return within a minute`);
}

/** Requests a page again and again until `stop`, which gives all statuses. */
function keepAsking(url: string) {
  const statuses: (number | string)[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      statuses.push(await fetch(url).then(({ status }) => status, String));
      await delay(50);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return statuses;
  };
}

for (const [what, code, reason] of [
  ['loops without end', 'for (;;) {}', /^it blocked the server for 4 s$/],
  [
    'allocates without end',
    // In steps: a slow machine would block the thread for 4 s before so much memory is used.
    'const kept = []; setInterval(() => kept.push(new Array(1e6).fill(0)), 10);',
    /^with it, the server used \d+ MB of memory$/,
  ],
  [
    'ends the process in a timer',
    'setTimeout(() => process.exit(0), 10);',
    /^it ended the server with process\.exit\(0\)$/,
  ],
] as const) {
  test(`quarantines a version that ${what} on all servers, and the pages return`, async ({ ownShell }) => {
    const first = await ownShell(undefined, { MEMORY_LIMIT_MB: '800' });
    const second = await first.startAnother();
    const good = (await first.stateOf(area))?.stable;
    const version = await publishVariant(first.store, { spoil: whenAsked(code) });
    for (const { stateOf } of [first, second]) {
      await expect.poll(async () => (await stateOf(area))?.stable).toBe(version);
    }
    const stopAsking = keepAsking(second.url + otherPage);
    const returning = waitForReturn(first.url + otherPage);
    await fetch(`${first.url}${areaPage}?fault=1`).catch(() => undefined);
    test
      .info()
      .annotations.push({ type: 'ms until pages answer again', description: String(await returning) });

    for (const { stateOf, operatorsUrl, metrics } of [first, second]) {
      await expect.poll(async () => (await stateOf(area))?.stable).toBe(good);
      const quarantined = [{ version, reason: expect.stringMatching(reason) }];
      expect(await stateOf(area)).toMatchObject({ status: 'ready', quarantined });
      expect(await (await fetch(`${operatorsUrl}/ops`)).text()).toContain(`${version} is quarantined since`);
      expect(await metrics()).toMatch(new RegExp(`hotdrop_area_quarantined{.*version="${version}"} 1`));
    }
    expect(new Set(await stopAsking())).toEqual(new Set([200]));
    expect(first.log()).toMatch(/"owner":"leaderboards@hotdrop.example".*is quarantined: /);
    expect((await fetch(`${first.url}${areaPage}?fault=1`)).status).toBe(200);
  });
}
