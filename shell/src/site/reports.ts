/** Returns the message of an error. API failures are plain objects with a message instead of `Error` instances. */
export function getErrorMessage(error: unknown): string {
  const isPlainObject = typeof error === 'object' && error !== null && !(error instanceof Error);
  return String((isPlainObject && 'message' in error && error.message) || error);
}

/** Path to which browsers send their reports. */
export const webVitalsPath = '/visits';

export const vitals = ['LCP', 'INP', 'CLS'] as const;

/** The area that a measurement or an error belongs to; empty for the shell. */
export interface Source {
  readonly area?: string | undefined;
  readonly version?: string | undefined;
}

/** Measurements and errors of the pages of one document, sent when the visitor leaves it. */
export interface WebVitalsReport {
  /** LCP and INP are in milliseconds. */
  readonly vitals: readonly (Source & { readonly name: (typeof vitals)[number]; readonly value: number })[];
  readonly errors: readonly (Source & { readonly message: string })[];
}

/** Limits of vitals and errors per report and of characters per message. */
export const reportLimits = { vitals: 30, errors: 5, message: 300 } as const;
