import type { Guard } from './guard.ts';

export class LostGuardError extends Error {
  override name = 'LostGuardError';

  constructor({ does, file, text }: Guard, times: number) {
    super(
      [
        `The guard "${does}" stands ${times === 0 ? 'no longer' : `${times} times`} in ${file}. Its text was:`,
        ...text.split('\n').map((line) => `  ${line}`),
        'If it is written otherwise now, write its new text into tools/guards, so that it stands there once. If it is gone for good, take its line away there and in docs/security.md.',
      ].join('\n'),
    );
  }
}

/** A file's source without the guard. */
export function takeOut(source: string, guard: Guard): string {
  const [before = '', ...after] = source.split(guard.text);
  if (after.length !== 1) throw new LostGuardError(guard, after.length);
  return before + guard.out + after[0];
}
