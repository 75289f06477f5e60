/** @jest-environment node */
import { throttleLog } from './throttle-log.ts';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test('the same complaint is told once a minute, another one beside it', () => {
  const told: string[] = [];
  const tell = throttleLog((complaint) => void told.push(complaint));
  for (const complaint of ['row 3', 'row 3', 'row 4', 'row 3']) tell(complaint);
  expect(told).toEqual(['row 3', 'row 4']);
  jest.setSystemTime(60_000);
  tell('row 3');
  expect(told).toEqual(['row 3', 'row 4', 'row 3']);
});

test('a flood of different ones ends, and begins anew with the next minute', () => {
  const tell = jest.fn();
  const tellSeldom = throttleLog(tell);
  for (let row = 0; row < 1_000; row += 1) tellSeldom(`row ${row}`);
  expect(tell.mock.calls.length).toBeLessThan(100);
  tell.mockClear();
  jest.setSystemTime(60_000);
  tellSeldom('row 1');
  expect(tell).toHaveBeenCalledTimes(1);
});
