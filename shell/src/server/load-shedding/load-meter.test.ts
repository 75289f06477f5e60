/** @jest-environment node */
import { startLoadMeter } from './load-meter.ts';

let meter: ReturnType<typeof startLoadMeter>;
beforeEach(() => {
  meter = startLoadMeter();
});
afterEach(() => meter.stop());

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

const after = (ms: number, work: () => void) =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      work();
      resolve();
    }, ms);
  });

/** The lag that two timers see: the first one blocks the loop, and the second one is late because of it. */
async function lagAfterBlock(first: number, second: number): Promise<number> {
  let lag = 0;
  await Promise.all([
    after(first, () => block(500)),
    after(second, () => {
      lag = meter.read().lag;
    }),
  ]);
  return lag;
}

test.each([
  ['of the same delay', 30, 30],
  ['of another delay', 30, 60],
])('a timer %s sees the block that made it late', async (_, first, second) => {
  expect(await lagAfterBlock(first, second)).toBeGreaterThan(300);
});
