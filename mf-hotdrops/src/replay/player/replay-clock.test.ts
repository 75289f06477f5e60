import { ReplayClock } from './replay-clock.ts';

test('moves on with its speed, and stops at the end', () => {
  const clock = new ReplayClock(300, 0, true);
  clock.tick(1_000, 1_000);
  expect(clock.at).toBe(4);
  clock.setSpeed(16);
  clock.tick(60_000, 61_000);
  expect(clock.getSnapshot()).toEqual({ at: 300, isPlaying: false, speed: 16 });
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

test('tells of each pause and each jump, and not of the way between them', () => {
  const clock = new ReplayClock(300, 0, true);
  const jumped = jest.fn();
  clock.onJump(jumped);
  clock.tick(1_000, 1_000);
  expect(jumped).not.toHaveBeenCalled();
  clock.seek(50);
  clock.toggle();
  expect(jumped).toHaveBeenCalledTimes(2);
  clock.play();
  expect(jumped).toHaveBeenCalledTimes(2);
});
