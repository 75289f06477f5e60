import { wordsOf } from '../site/words-of.ts';
import { most, type Visit } from '../visits/visit.ts';

type Failure = Visit['errors'][number];

const waiting = new Map<string, Failure>();

/** Keeps what went wrong until the visit is told of: the first few of what is different. */
export function keepFailure(error: unknown, area?: string): void {
  const message = wordsOf(error).slice(0, most.message);
  if (waiting.size < most.errors) waiting.set(`${area} ${message}`, { message, area });
}

export function takeFailures(): Failure[] {
  const failures = [...waiting.values()];
  waiting.clear();
  return failures;
}
