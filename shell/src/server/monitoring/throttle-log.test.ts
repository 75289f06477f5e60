/** @jest-environment node */
import { createReport, throttleLog } from './throttle-log.ts';

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

test('logs the same report of a page once a minute, and one of another area too', () => {
  const warn = jest.fn();
  const report = createReport({ warn });
  for (let page = 0; page < 10; page += 1) report('a broken entry', { area: 'mf-clans' });
  report('a broken entry', { area: 'mf-other' });
  expect(warn.mock.calls.map(([facts]) => facts)).toEqual([
    { area: 'mf-clans', err: 'a broken entry' },
    { area: 'mf-other', err: 'a broken entry' },
  ]);
});
