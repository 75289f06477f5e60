/** @jest-environment node */
import { createPageGate } from './page-gate.ts';

const idle = { lag: 0, utilization: 0 };
const aGate = (options = {}) =>
  createPageGate({
    maxInFlight: 2,
    maxInFlightWhenBusy: 2,
    maxWaiting: 1,
    maxWait: 60_000,
    readLoad: () => idle,
    ...options,
  });

test('admits a limited number of pages, lets a few wait, and refuses the others at once', async () => {
  const gate = aGate();
  const first = await gate.enter();
  await gate.enter();
  const third = gate.enter();
  expect(await gate.enter()).toBeUndefined();
  first?.();
  expect(await third).toBeInstanceOf(Function);
});

test('makes fewer pages at the same time while the CPU is busy', async () => {
  let load = idle;
  const gate = aGate({ maxInFlight: 3, maxInFlightWhenBusy: 1, maxWaiting: 2, readLoad: () => load });
  const first = await gate.enter();
  const second = await gate.enter();
  load = { lag: 20, utilization: 0.99 };
  let isAdmitted = false;
  const third = gate.enter().then((leave) => {
    isAdmitted = true;
    return leave;
  });
  first?.();
  await Promise.resolve();
  expect(isAdmitted).toBe(false);
  second?.();
  expect(await third).toBeInstanceOf(Function);
});

test('refuses a page that has waited too long, and forgets that it waited', async () => {
  const gate = aGate({ maxInFlight: 1, maxWait: 1 });
  const first = await gate.enter();
  expect(await gate.enter()).toBeUndefined();
  first?.();
  expect(await gate.enter()).toBeInstanceOf(Function);
});

test.each([
  ['idle', { lag: 20, utilization: 0.1 }, 0, false],
  ['busy with few pages', { lag: 20, utilization: 0.99 }, 1, false],
  ['full of pages that only wait', { lag: 20, utilization: 0.1 }, 2, false],
  ['full of pages that use the CPU', { lag: 20, utilization: 0.99 }, 2, true],
  ['late with its timers', { lag: 300, utilization: 0.5 }, 0, true],
])('a server that is %s', async (_, load, pages, isOverloaded) => {
  const gate = aGate({ readLoad: () => load });
  for (let page = 0; page < pages; page += 1) await gate.enter();
  expect(gate.isOverloaded()).toBe(isOverloaded);
});
