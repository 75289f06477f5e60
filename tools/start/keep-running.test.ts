import { keepRunning } from './keep-running.ts';

/** A service that a test can end. */
function aService() {
  const { promise: ended, resolve } = Promise.withResolvers<Error>();
  const end = () => resolve(new Error('The service was ended by SIGKILL.\nIts last lines:'));
  return { ended, end, stop: async () => end(), logFile: 'service.log' };
}

test('starts a service again when it ends by itself, until that happens too often', async () => {
  const said: string[] = [];
  let starts = 1;
  const startAgain = () => {
    starts += 1;
    const next = aService();
    next.end();
    return next;
  };
  const first = aService();
  const kept = keepRunning(first, startAgain, (line) => said.push(line));
  first.end();
  expect((await kept.ended).message).toContain('was ended by SIGKILL');
  expect(starts).toBe(5);
  expect(said[0]).toBe(
    '  The service was ended by SIGKILL. It is started again; service.log says why it ended.',
  );
});

test('does not start a service again that was stopped', async () => {
  const startAgain = jest.fn();
  const kept = keepRunning(aService(), startAgain);
  await kept.stop();
  expect(startAgain).not.toHaveBeenCalled();
});
