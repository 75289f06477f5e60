import { wordsOf } from '../site/words-of.ts';
import { most, type Visit } from '../visits/visit.ts';

type Failure = Visit['errors'][number];

const waiting: Failure[] = [];

/** Keeps what went wrong until the visit is told of: the first few of what is different. */
export function keepFailure(error: unknown, area?: string): void {
  const message = wordsOf(error).slice(0, most.message);
  const isKnown = waiting.some((one) => one.message === message && one.area === area);
  if (!isKnown && waiting.length < most.errors) waiting.push({ message, area });
}

export const takeFailures = () => waiting.splice(0);
