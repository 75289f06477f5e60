/** The work took longer than its deadline. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${ms} ms`);
  }
}

/** Resolves with the result, or throws a `DeadlineError` after `ms`. The signal tells the work to stop. */
export async function withDeadline<T>(
  what: string,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const control = new AbortController();
  const timer = setTimeout(() => {
    reject(new DeadlineError(what, ms));
    control.abort();
  }, ms);
  try {
    return await Promise.race([work(control.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
