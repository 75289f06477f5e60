/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { aPage, aShellWith } from '../../testing/a-shell.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { createFaultLog } from '../ops/fault-log.ts';
import { createConduct } from './watch-conduct.ts';

async function aConduct() {
  const shell = await aShellWith(aPage({ render: 'return "Old"' }));
  const version = await shell.publish(aPage({ render: 'return "New"' }));
  await shell.areas.refresh();
  const metrics = createMetrics(shell.areas.state);
  const faultLog = createFaultLog();
  const log = { error: jest.fn() };
  const end = jest.fn();
  const conduct = createConduct({
    areaCache: shell.cacheDir,
    areas: shell.areas,
    metrics,
    faultLog,
    log,
    end,
  });
  const readText = async () => (await shell.get('/pubg/clans')).text();
  return { ...shell, version, conduct, readText, ownMetrics: metrics.read, log, end };
}

test('drops a version that holds the thread again and again, like one that fails', async () => {
  const { conduct, version, areas, readText, ownMetrics } = await aConduct();
  const culprit = { area: 'mf-clans', version };
  const clock = jest.spyOn(performance, 'now');
  for (const time of [0, 50_000, 70_000]) {
    clock.mockReturnValue(time);
    conduct.countSlow(culprit);
  }
  clock.mockReturnValue(80_000);
  conduct.countSlow(culprit);
  clock.mockRestore();
  expect(await readText()).toContain('Old');
  expect(areas.state().areas[0]?.failures).toMatchObject([
    { version, reason: 'it held the thread of the server for long 3 times in a minute' },
  ]);
  expect(await ownMetrics()).toContain(`hotdrop_area_slow_total{area="mf-clans",version="${version}"} 4`);
});

test('keeps a version that holds the thread now and then', async () => {
  const { conduct, version, readText } = await aConduct();
  const clock = jest.spyOn(performance, 'now');
  for (const time of [0, 40_000, 80_000, 120_000]) {
    clock.mockReturnValue(time);
    conduct.countSlow({ area: 'mf-clans', version });
  }
  clock.mockRestore();
  expect(await readText()).toContain('New');
});

test('restores a global that code has replaced, and refuses a version that does it when it is loaded', async () => {
  const { conduct, version, log } = await aConduct();
  const { max } = Math;
  const load = (work: () => void) => conduct.load({ area: 'mf-clans', version }, async () => work());
  await expect(load(() => Reflect.deleteProperty(Math, 'max'))).rejects.toThrow(
    'Its code replaces the global Math.max',
  );
  expect(Math.max).toBe(max);
  expect(log.error).toHaveBeenCalledWith(
    { global: 'Math.max' },
    'Code of an area replaced a global, which is restored',
  );
  await load(() => {});
});

/** Loads a version whose code this is. */
async function loadCode(
  { conduct, cacheDir }: Pick<Awaited<ReturnType<typeof aConduct>>, 'conduct' | 'cacheDir'>,
  code: string,
) {
  const bad = { area: 'mf-maps', version: '1.0.0-abc' };
  const file = path.join(cacheDir, bad.area, bad.version, 'node/entry.js');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, code);
  await conduct.load(bad, async () => {
    require(file);
    await delay(10);
  });
}

test('refuses the version that replaces a global, and not one that is loaded at the same time', async () => {
  const shell = await aConduct();
  const loadingBad = loadCode(shell, 'Math.max = () => 0');
  const { conduct, version } = shell;
  const loadingGood = conduct.load({ area: 'mf-clans', version }, async () => 'loaded');
  await expect(loadingGood).resolves.toBe('loaded');
  await expect(loadingBad).rejects.toThrow('Its code replaces the global Math.max');
  expect(shell.end).not.toHaveBeenCalled();
});

test('ends a process in which a version has replaced a global for good', async () => {
  const shell = await aConduct();
  const code = 'Object.defineProperty(Math, "clz32", { value: () => 0, configurable: false })';
  await expect(loadCode(shell, code)).rejects.toThrow();
  const culprit = { area: 'mf-maps', version: '1.0.0-abc' };
  expect(shell.end.mock.calls).toEqual([[culprit, 'it replaced the global Math.clz32']]);
});
