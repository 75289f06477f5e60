/** @jest-environment node */
import type { ReadyArea } from '@hotdrop/shared-host/server';
import { createPartHealth } from './part-health.ts';

test('does not count the pages in progress when a part is dropped', () => {
  const log = { info() {}, warn() {}, error() {} };
  const health = createPartHealth({ log });
  const pinned = { area: 'mf-clans', version: '1.0.0', manifest: {} } as ReadyArea;
  for (let page = 0; page < 15; page++) health.record({ pinned, id: 'members' }, new Error('no members'));
  expect(health.list()).toMatchObject([{ status: 'dropped', failures: 10, pages: 10 }]);
});
