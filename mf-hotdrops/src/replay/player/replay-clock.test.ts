import { pressKey } from './controls.tsx';
import { ReplayClock } from './replay-clock.ts';

const match = { fights: [{ at: 100 }, { at: 200 }], end: 300 };

test('moves on with its speed, and stops at the end', () => {
  const clock = new ReplayClock(300, 0, true);
  clock.tick(1_000, 1_000);
  expect(clock.at).toBe(4);
  clock.setSpeed(32);
  clock.tick(60_000, 61_000);
  expect(clock.getSnapshot()).toEqual({ at: 300, isPlaying: false, speed: 32 });
});

test('starts over when it is started at the end', () => {
  const clock = new ReplayClock(300, 300, false);
  clock.toggle();
  expect(clock.getSnapshot()).toMatchObject({ at: 0, isPlaying: true });
});

test('stays within the match', () => {
  const clock = new ReplayClock(300, 9_999, false);
  expect(clock.at).toBe(300);
  clock.seek(-5);
  expect(clock.at).toBe(0);
});

test('needs no picture while it is paused', () => {
  expect(new ReplayClock(300, 10, false).tick(16, 16)).toBe(false);
});

test('notifies its listeners a few times a second, and at once after a press', () => {
  const clock = new ReplayClock(300, 0, true);
  const listener = jest.fn();
  const stop = clock.subscribe(listener);
  for (let time = 1_000; time < 2_000; time += 10) clock.tick(10, time);
  expect(listener).toHaveBeenCalledTimes(4);
  clock.seek(50);
  expect(listener).toHaveBeenCalledTimes(5);
  stop();
  clock.seek(60);
  expect(listener).toHaveBeenCalledTimes(5);
});

test.each([
  ['ArrowRight', 160],
  ['ArrowLeft', 140],
  ['.', 200],
  ['PageDown', 200],
  [',', 100],
  ['PageUp', 100],
])('the key %s leads to second %i', (key, second) => {
  const clock = new ReplayClock(300, 150, false);
  expect(pressKey(clock, key, match)).toBe(true);
  expect(clock.at).toBe(second);
});

test('keys for the speed stop at the slowest and the fastest', () => {
  const clock = new ReplayClock(300, 0, false);
  for (let press = 0; press < 9; press++) pressKey(clock, 'ArrowUp', match);
  expect(clock.getSnapshot().speed).toBe(32);
  for (let press = 0; press < 9; press++) pressKey(clock, 'ArrowDown', match);
  expect(clock.getSnapshot().speed).toBe(1);
});

test('leaves other keys to the browser', () => {
  expect(pressKey(new ReplayClock(300, 0, false), 'Tab', match)).toBe(false);
});

test('before the first fight is the start, and after the last the end', () => {
  const clock = new ReplayClock(300, 50, false);
  pressKey(clock, ',', match);
  expect(clock.at).toBe(0);
  clock.seek(250);
  pressKey(clock, '.', match);
  expect(clock.at).toBe(300);
});
