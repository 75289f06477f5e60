import type { Api, Result } from '@hotdrop/shared-domain/wire';
import { isAboutVisitor } from '../rendering/connect-api.ts';

/** Tells whether calls to the API host are late, which is no fault of the part that waits, or have failed. */
export function watchCalls(api: Api) {
  let waiting = 0;
  let hasFailed = false;
  let isRefused = false;
  const count = async (call: () => unknown) => {
    waiting++;
    try {
      const result = await call();
      if (isResult(result) && !result.ok && !lastingFailures.has(result.error.kind)) {
        hasFailed = true;
        isRefused ||= isAboutVisitor(result);
      }
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
    /** Whether a call has no answer yet. */
    isWaiting: () => waiting > 0,
    /** Whether an answer is missing for a reason that may pass: a page may look different a moment later. */
    hasFailed: () => hasFailed,
    /** Whether a call was refused because of the visitor: another one may get an answer. */
    isRefused: () => isRefused,
  };
}

/** Failures that a later call has as well. */
const lastingFailures: ReadonlySet<string> = new Set(['not-found', 'invalid']);

const isResult = (value: unknown): value is Result<unknown> =>
  typeof value === 'object' && value !== null && 'ok' in value;
