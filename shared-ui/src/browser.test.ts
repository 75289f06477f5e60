import { fireEvent } from '@testing-library/react';
import { nextTask, whenIdle, whenUsed } from './browser.ts';

test('loads code when the browser is idle, and again after a failure and an interaction', async () => {
  const idle: (() => void)[] = [];
  const waited = () => new Promise((resolve) => setTimeout(resolve));
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run), reportError: jest.fn() });
  const load = jest.fn(async () => 'the panel');
  load.mockRejectedValueOnce(new Error('lost'));
  const loaded = whenIdle(load)();
  expect(load).not.toHaveBeenCalled();
  idle.pop()?.();
  await waited();
  expect(load).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalledTimes(1);
  fireEvent.pointerMove(window);
  await waited();
  idle.pop()?.();
  await expect(loaded).resolves.toBe('the panel');
});

test('loads the code of a drawing after the first interaction', async () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
  const load = jest.fn(async () => 'the chart');
  const loaded = whenUsed(load)();
  await nextTask();
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerMove(window);
  await expect(loaded).resolves.toBe('the chart');
});
