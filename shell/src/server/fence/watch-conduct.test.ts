/** @jest-environment node */
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
  const conduct = createConduct({ areaCache: shell.cacheDir, areas: shell.areas, metrics, faultLog, log });
  const readText = async () => (await shell.get('/pubg/clans')).text();
  return { ...shell, version, conduct, readText, ownMetrics: metrics.read, log };
}

test('drops a version that holds the thread again and again, like one that fails', async () => {
  const { conduct, version, areas, readText, ownMetrics } = await aConduct();
  const time = { area: 'mf-clans', version, seconds: 4 };
  conduct.judge({ times: [{ ...time, blocks: 2 }], seconds: 10 });
  expect(await readText()).toContain('New');
  conduct.judge({ times: [{ ...time, blocks: 3 }], seconds: 10 });
  expect(await readText()).toContain('Old');
  expect(areas.state().areas[0]?.failures).toMatchObject([
    { version, reason: 'it held the thread for long 3 times in 10 s' },
  ]);
  const labels = `{area="mf-clans",version="${version}"}`;
  expect(await ownMetrics()).toContain(`hotdrop_area_thread_share${labels} 0.4`);
  expect(await ownMetrics()).toContain(`hotdrop_area_thread_blocks_total${labels} 5`);
});

test('restores a global that code has replaced, and refuses a version that does it when it is loaded', async () => {
  const { conduct, log } = await aConduct();
  const { max } = Math;
  Reflect.deleteProperty(Math, 'max');
  expect(() => conduct.refuseReplacedGlobals()).toThrow('Its code replaces the global Math.max');
  expect(Math.max).toBe(max);
  expect(log.error).toHaveBeenCalledWith(
    { global: 'Math.max' },
    'Code of an area replaced a global, which is restored',
  );
  expect(() => conduct.refuseReplacedGlobals()).not.toThrow();
});
