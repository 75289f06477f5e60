import type { Counts } from './step.ts';

/** From Jest's line `Tests:       1 failed, 2 skipped, 9 passed, 12 total`. */
export const jestCounts = (output: string): Counts =>
  countsIn(/^Tests: .*$/m.exec(output)?.[0] ?? '', { passed: ['passed'], failed: ['failed'] });

/** From the lines that Playwright's list ends with: `  1 failed`, `  9 passed (5.0s)`. */
export const playwrightCounts = (output: string): Counts => ({
  ...countsIn((output.match(/^ {2}\d+ [a-z ]+?(?= \(.*\)$|$)/gm) ?? []).join(), {
    passed: ['passed', 'flaky'],
    // A run that skipped some of them has failed.
    failed: ['failed', 'interrupted', 'did not run'],
  }),
  unsteady: namesBelow('flaky', output),
});

/** Under each count Playwright names its tests: `  1 flaky`, then `    home.spec.ts:4:1 › its name ───`. */
function namesBelow(word: string, output: string): readonly string[] {
  const [, names = ''] = new RegExp(`^ {2}\\d+ ${word}$\\n((?: {4}\\S.*\\n)+)`, 'm').exec(output) ?? [];
  return names.split('\n').flatMap((line) => line.replace(/[ ─]+$/, '').trim() || []);
}

/** From the lines that Node's test runner ends with: `ℹ pass 4`, `ℹ fail 0`, `ℹ cancelled 0`. */
export const nodeTestCounts = (output: string): Counts =>
  countsIn([...output.matchAll(/^ℹ ([a-z]+) (\d+)$/gm)].map(([, word, count]) => `${count} ${word}`).join(), {
    passed: ['pass'],
    failed: ['fail', 'cancelled'],
  });

type Kind = 'passed' | 'failed';

function countsIn(text: string, words: Readonly<Record<Kind, readonly string[]>>): Counts {
  const found = new Map(
    [...text.matchAll(/(\d+) ([a-z ]+)/g)].map(([, count, word]) => [word, Number(count)]),
  );
  const sum = (kind: Kind) => words[kind].reduce((total, word) => total + (found.get(word) ?? 0), 0);
  return { passed: sum('passed'), failed: sum('failed') };
}
