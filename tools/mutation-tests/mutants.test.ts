import { applyMutant } from './apply-mutant.ts';
import { findMutants, type Mutant } from './mutant.ts';
import { readVerdict } from './verdict.ts';

const nosniff: Mutant = {
  guard: 'files are what they say',
  file: 'shell/src/server/http/headers.ts',
  text: `'nosniff'`,
  replacement: `''`,
  tests: ['shell/src/server/http/policy.test.ts'],
};

test('inserts the replacement literally', () => {
  const dollars = { ...nosniff, replacement: '$&$1' };
  expect(applyMutant(`a('nosniff');`, dollars)).toBe('a($&$1);');
});

test.each([
  [0, 'nothing'],
  [2, `'nosniff', 'nosniff'`],
])('reports a guard whose text occurs %d times, with its file and the next step', (times, source) => {
  expect(() => applyMutant(source, nosniff)).toThrow(
    new RegExp(`"files are what they say" occurs ${times} times in ${nosniff.file}.*update`, 's'),
  );
});

test('finds the mutants that match every word', () => {
  const found = (...words: string[]) => findMutants([nosniff], words).length;
  expect([found(), found('FILES'), found('policy.test', 'headers'), found('files', 'cookie')]).toEqual([
    1, 1, 1, 0,
  ]);
});

test.each([
  [['passed', 'failed', 'failed'], true, 'test 1 (and 1 more)'],
  [['passed', 'passed'], false, 'all tests pass without the guard'],
  [['failed', 'failed'], false, 'breaks more than the guard'],
  [[], false, 'cannot run: SyntaxError: x'],
])('a test file with the results %j catches a mutant: %s', (statuses, isCaught, reason) => {
  const assertionResults = statuses.map((status, at) => ({ status, fullName: `test ${at}` }));
  const message = '  ● Test suite failed to run\n\n    SyntaxError: x\n';
  const verdict = readVerdict({ name: 'a.test.ts', message, assertionResults });
  expect(verdict).toEqual({ isCaught, reason: expect.stringContaining(reason) });
});

test('a test file that Jest does not find catches nothing', () => {
  expect(readVerdict(undefined)).toEqual({
    isCaught: false,
    reason: expect.stringContaining('did not find'),
  });
});
