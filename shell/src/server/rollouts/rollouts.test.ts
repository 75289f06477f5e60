/** @jest-environment node */
import { openPublishingStore, startRollout } from '@hotdrop/shared-host/store';
import { eventually } from '@hotdrop/shared-host/testing';
import { pino } from 'pino';
import { aPage, aShell } from '../../testing/a-shell.ts';
import { startRollouts } from './start-rollouts.ts';

const sticky = (visitor: number) => ({ headers: { cookie: `visitor=visitor-${visitor}` } });

/** A shell with a stable version and a canary that fails on its page, but not on its smoke page. */
async function aShellWithBrokenCanary() {
  const shell = await aShell();
  const stable = await shell.publish(aPage());
  const broken = aPage({ render: 'if (globalThis.isBroken) throw new Error("no clans today"); return "x"' });
  const canary = await shell.publishHidden(broken);
  await shell.move((pointer) => startRollout(pointer, canary, { minutes: 0 }));
  await shell.move((pointer) => ({
    ...(pointer ?? Object.create(null)),
    revision: (pointer?.revision ?? 0) + 1,
    canary: { version: canary, percent: 50 },
  }));
  await shell.areas.refresh();
  Object.assign(globalThis, { isBroken: true });
  return { ...shell, stable, canary };
}
afterEach(() => Reflect.deleteProperty(globalThis, 'isBroken'));

it('rolls a canary back by the pages of this server, and serves the stable version to everyone', async () => {
  const shell = await aShellWithBrokenCanary();
  const rollouts = startRollouts({
    areaStore: shell.root,
    trustFile: undefined,
    readHealth: shell.health,
    readMetricList: shell.readMetricList,
    log: pino({ level: 'silent' }),
    interval: 20,
  });
  const store = openPublishingStore(shell.root);
  let visitor = 0;
  await eventually(async () => {
    visitor += 1;
    await shell.get('/pubg/clans', sticky(visitor));
    return (await store.pointer('mf-clans')).canary === undefined;
  });
  rollouts.stop();
  const pointer = await store.pointer('mf-clans');
  expect(pointer).toMatchObject({ stable: shell.stable });
  expect(pointer.history.at(-1)).toMatchObject({
    action: 'stop-canary',
    version: shell.canary,
    by: 'rollout',
    reason: expect.stringMatching(/Faults per 10,000 pages|pages failed on this server/),
  });
});
