import { getErrorMessage } from '../site/error-message.ts';
import { most, type Visit } from '../site/web-vitals-report.ts';

type Failure = Visit['errors'][number];

const waiting = new Map<string, Failure>();

/** Keeps what went wrong until the visit is told of: the first few of what is different. */
export function bufferError(error: unknown, area?: string): void {
  const message = getErrorMessage(error).slice(0, most.message);
  if (waiting.size < most.errors) waiting.set(`${area} ${message}`, { message, area });
}

export function takeBufferedErrors(): Failure[] {
  const failures = [...waiting.values()];
  waiting.clear();
  return failures;
}
