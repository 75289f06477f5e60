import { jestCounts, nodeTestCounts, playwrightCounts } from './counts.ts';

test.each([
  ['Tests:       12 passed, 12 total', { passed: 12, failed: 0 }],
  ['Tests:       1 failed, 2 skipped, 9 passed, 12 total', { passed: 9, failed: 1 }],
  [
    'Test Suites: 3 failed, 4 passed, 7 total\nTests:       4 passed, 4 total\nTime: 1 s',
    { passed: 4, failed: 0 },
  ],
  ['No tests found, exiting with code 1', { passed: 0, failed: 0 }],
  ['console.log\n  said Tests: 99 passed\nTests:       2 passed, 2 total', { passed: 2, failed: 0 }],
])('reads Jest: %s', (output, counts) => {
  expect(jestCounts(output)).toEqual(counts);
});

test.each([
  ['  ✓  1 home.spec.ts:4:1 › 7 passed (1s)\n\n  9 passed (5.0s)\n', { passed: 9, failed: 0, unsteady: [] }],
  [
    '  2 failed\n    a.spec.ts:3:1 › one ───\n    a.spec.ts:9:1 › two ───\n  1 flaky\n    a.spec.ts:20:1 › three ───\n  3 skipped\n  4 did not run\n  12 passed (1.2m)\n',
    { passed: 13, failed: 6, unsteady: ['a.spec.ts:20:1 › three'] },
  ],
  ['  1 interrupted\n  1 passed (900ms)', { passed: 1, failed: 1, unsteady: [] }],
  ['Error: No tests found', { passed: 0, failed: 0, unsteady: [] }],
])('reads Playwright: %s', (output, counts) => {
  expect(playwrightCounts(output)).toEqual(counts);
});

test.each([
  [
    '✔ starts (3ms)\nℹ tests 3\nℹ suites 0\nℹ pass 2\nℹ fail 1\nℹ cancelled 1\nℹ skipped 0\n',
    { passed: 2, failed: 2 },
  ],
  ['crashed', { passed: 0, failed: 0 }],
])("reads Node's test runner: %s", (output, counts) => {
  expect(nodeTestCounts(output)).toEqual(counts);
});
