import { about, type Guard } from './guard.ts';
import { judge } from './judge.ts';
import { takeOut } from './take-out.ts';

const nosniff: Guard = {
  does: 'files are what they say',
  file: 'shell/src/server/http/headers.ts',
  text: `'nosniff'`,
  out: `''`,
  heldBy: ['shell/src/server/http/policy.test.ts'],
};

test('a guard is replaced as it is written', () => {
  const dollars = { ...nosniff, out: '$&$1' };
  expect(takeOut(`a('nosniff');`, dollars)).toBe('a($&$1);');
});

test.each([
  ['no longer', 'nothing'],
  ['2 times', `'nosniff', 'nosniff'`],
])('a guard that stands there %s is named, with its file and what to do', (times, source) => {
  expect(() => takeOut(source, nosniff)).toThrow(
    new RegExp(`"files are what they say" stands ${times} in shell/src/server/http/headers.ts.*write`, 's'),
  );
});

test('words narrow the guards down', () => {
  const found = (...words: string[]) => about([nosniff], words).length;
  expect([found(), found('FILES'), found('policy.test', 'headers'), found('files', 'cookie')]).toEqual([
    1, 1, 1, 0,
  ]);
});

test.each([
  [['passed', 'failed', 'failed'], true, 'test 1 (and 1 more)'],
  [['passed', 'passed'], false, 'passes without it'],
  [['failed', 'failed'], false, 'more than the guard'],
  [[], false, 'does not run: SyntaxError: x'],
])('tests that have %j have seen that a guard is gone: %s', (statuses, isSeen, says) => {
  const assertionResults = statuses.map((status, at) => ({ status, fullName: `test ${at}` }));
  const message = '  ● Test suite failed to run\n\n    SyntaxError: x\n';
  const verdict = judge({ name: 'a.test.ts', message, assertionResults });
  expect(verdict).toEqual({ isSeen, says: expect.stringContaining(says) });
});

test('a test file of which Jest knows nothing has seen nothing', () => {
  expect(judge(undefined)).toEqual({ isSeen: false, says: expect.stringContaining('no such test') });
});
