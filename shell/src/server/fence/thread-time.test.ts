/** @jest-environment node */
import { listThreadTimes } from './thread-time.ts';

const node = (id: number, url: string, children: number[] = [], functionName = '') => ({
  id,
  callFrame: { url, functionName, scriptId: '0', lineNumber: 0, columnNumber: 0 },
  children,
});

const areas = '/cache/areas';
const nodes = [
  node(1, '', [2, 5, 6, 7], '(root)'),
  node(2, 'file:///shell/serve.cjs', [3]),
  node(3, `${areas}/mf-clans/1.0.0-a/node/page.cjs`, [4]),
  // React, which the area called.
  node(4, 'file:///shell/serve.cjs'),
  node(5, '', [], '(garbage collector)'),
  node(6, '', [], '(idle)'),
  node(7, `file://${areas}/mf-maps/2.0.0-b/node/page.cjs`),
];

/** Samples of 10 ms each. */
const listTimes = (...samples: number[]) =>
  listThreadTimes(
    { nodes, samples, timeDeltas: [0, ...samples.map(() => 10_000)], startTime: 0, endTime: 0 },
    areas,
  );

const repeat = (times: number, ...ids: number[]) => Array.from({ length: times }, () => ids).flat();

test('gives an area the time of its code and of what it called, and counts long blocks', () => {
  const [clans, maps, ...more] = listTimes(...repeat(25, 3, 4), 6, ...repeat(10, 7), 2, ...repeat(20, 3));
  expect(clans).toEqual({ area: 'mf-clans', version: '1.0.0-a', seconds: expect.closeTo(0.7), blocks: 1 });
  expect(maps).toEqual({ area: 'mf-maps', version: '2.0.0-b', seconds: expect.closeTo(0.1), blocks: 0 });
  expect(more).toEqual([]);
});

test('counts collecting garbage as a part of a block', () => {
  expect(listTimes(...repeat(20, 3), ...repeat(5, 5), ...repeat(20, 3))[0]?.blocks).toBe(1);
});

test('counts pages with pauses between them as short', () => {
  expect(listTimes(...repeat(10, ...repeat(20, 3), 6))[0]).toMatchObject({ blocks: 0 });
});
