import type { Mutant } from './mutant.ts';

/** The list of mutants does not fit the code. */
export class OutdatedMutantError extends Error {
  override name = 'OutdatedMutantError';
}

const describeMissing = ({ guard, file, text }: Mutant, times: number) =>
  [
    `The text of the guard "${guard}" occurs ${times} times in ${file}; it must occur once:`,
    ...text.split('\n').map((line) => `  ${line}`),
    'If the code has changed, update the text in tools/mutation-tests/mutants. If the guard was removed on purpose, delete it there and in docs/security.md.',
  ].join('\n');

/** Replaces the guard in its file's source. */
export function applyMutant(source: string, mutant: Mutant): string {
  const [before = '', ...after] = source.split(mutant.text);
  if (after.length !== 1) throw new OutdatedMutantError(describeMissing(mutant, after.length));
  return before + mutant.replacement + after[0];
}
