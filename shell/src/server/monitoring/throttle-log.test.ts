/** @jest-environment node */
import { throttleLog } from './throttle-log.ts';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test('stops a flood of different messages until the next minute', () => {
  const log = jest.fn();
  const throttled = throttleLog(log);
  for (let row = 0; row < 1_000; row += 1) throttled(`row ${row}`);
  expect(log.mock.calls.length).toBeLessThan(100);
  log.mockClear();
  jest.setSystemTime(60_000);
  throttled('row 1');
  expect(log).toHaveBeenCalledTimes(1);
});
