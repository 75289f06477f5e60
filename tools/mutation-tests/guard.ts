/** What a guard does, the text that is the guard, and what stands there when it is taken out. */
type Words = readonly [does: string, text: string, out: string];

/** The guards of one file that the same tests hold. */
export interface GuardsIn {
  readonly file: string;
  readonly heldBy: readonly string[];
  readonly guards: readonly Words[];
}

export interface Guard {
  readonly does: string;
  readonly file: string;
  readonly text: string;
  readonly out: string;
  /** The test files of which each must fail without it. */
  readonly heldBy: readonly string[];
}

export const oneByOne = (groups: readonly GuardsIn[]): Guard[] =>
  groups.flatMap(({ file, heldBy, guards }) =>
    guards.map(([does, text, out]) => ({ does, file, text, out, heldBy })),
  );

/** `npm run mutation-tests -- cookie sign-in` means those that have to do with both. */
export const about = (guards: readonly Guard[], words: readonly string[]): Guard[] =>
  guards.filter(({ does, file, heldBy }) => {
    const said = [does, file, ...heldBy].join(' ').toLowerCase();
    return words.every((word) => said.includes(word.toLowerCase()));
  });
