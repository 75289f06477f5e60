import type { Step } from './step.ts';

export class UnknownStepError extends Error {
  override name = 'UnknownStepError';
}

export interface Choice {
  readonly steps: readonly Step[];
  /** Continues after a failed step. */
  readonly isAll: boolean;
}

/** `npm test -- lint types` runs these two in the usual order; `--all` continues after failures. */
export function chooseSteps(steps: readonly Step[], args: readonly string[]): Choice {
  const isAll = args.includes('--all');
  const named = args.filter((arg) => arg !== '--all');
  const unknown = named.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new UnknownStepError(
      `There is no step ${unknown.map((name) => `"${name}"`).join(', ')}.\nKnown: ${steps.map(({ name }) => name).join(', ')}; --all goes on after a broken one.`,
    );
  }
  return { isAll, steps: named.length === 0 ? steps : steps.filter(({ name }) => named.includes(name)) };
}
