import type { Api, Result } from '@hotdrop/shared-domain/wire';

export interface WatchedApi {
  readonly api: Api;
  /** Whether a call has no answer yet. */
  readonly isWaiting: () => boolean;
  /** Whether an answer is missing for a reason that may pass: a page may look different a moment later. */
  readonly hasFailed: () => boolean;
  /** Whether a call was refused because of the visitor: another one may get an answer. */
  readonly isRefused: () => boolean;
}

/** Tells whether calls to the API host are late, which is no fault of the part that waits, or have failed. */
export function watchCalls(api: Api): WatchedApi {
  let waiting = 0;
  let hasFailed = false;
  let isRefused = false;
  const count = async (call: () => unknown) => {
    waiting++;
    try {
      const result = await call();
      if (isTemporaryFailure(result)) hasFailed = true;
      if (isAboutVisitor(result)) isRefused = true;
      return result;
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      waiting--;
    }
  };
  return {
    api: new Proxy(api, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        return typeof value === 'function'
          ? (...args: unknown[]) => count(() => Reflect.apply(value, target, args))
          : value;
      },
    }),
    isWaiting: () => waiting > 0,
    hasFailed: () => hasFailed,
    isRefused: () => isRefused,
  };
}

/** Failures that a later call has as well. */
const lastingFailures: ReadonlySet<string> = new Set(['not-found', 'invalid']);

const isTemporaryFailure = (result: unknown) =>
  isResult(result) && !result.ok && !lastingFailures.has(result.error.kind);

/** The same rule as for shared calls: see `createApiConnector`. */
const isAboutVisitor = (result: unknown) =>
  isResult(result) && !result.ok && result.error.kind === 'busy' && result.error.status !== 503;

const isResult = (value: unknown): value is Result<unknown> =>
  typeof value === 'object' && value !== null && 'ok' in value;
