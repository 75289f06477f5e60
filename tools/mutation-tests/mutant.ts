/** Describes a guard, its text in the code, and the text that replaces it. */
type MutantText = readonly [guard: string, text: string, replacement: string];

/** Mutants of one file that the same tests must catch. */
export interface MutantsIn {
  readonly file: string;
  readonly tests: readonly string[];
  readonly mutants: readonly MutantText[];
}

export interface Mutant {
  /** Describes the guard that it removes. */
  readonly guard: string;
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
  /** Test files; each of them must fail. */
  readonly tests: readonly string[];
}

export const listMutants = (groups: readonly MutantsIn[]): Mutant[] =>
  groups.flatMap(({ file, tests, mutants }) =>
    mutants.map(([guard, text, replacement]) => ({ guard, file, text, replacement, tests })),
  );

/** Finds the mutants that match every word: `npm run mutation-tests -- cookie sign-in`. */
export const findMutants = (mutants: readonly Mutant[], words: readonly string[]): Mutant[] =>
  mutants.filter(({ guard, file, tests }) => {
    const description = [guard, file, ...tests].join(' ').toLowerCase();
    return words.every((word) => description.includes(word.toLowerCase()));
  });
