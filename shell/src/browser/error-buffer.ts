import { getErrorMessage, reportLimits, type WebVitalsReport } from '../site/reports.ts';

type BufferedError = WebVitalsReport['errors'][number];

const buffer = new Map<string, BufferedError>();

/** Keeps the first few distinct errors for the next web-vitals report. */
export function bufferError(error: unknown, area?: string): void {
  const message = getErrorMessage(error).slice(0, reportLimits.message);
  if (buffer.size < reportLimits.errors) buffer.set(`${area} ${message}`, { message, area });
}

/** Returns the buffered errors and empties the buffer. */
export function takeBufferedErrors(): BufferedError[] {
  const errors = [...buffer.values()];
  buffer.clear();
  return errors;
}
