import type { Api } from '@hotdrop/shared-domain/wire';

export interface WatchedApi {
  readonly api: Api;
  /** Whether a call has no answer yet. */
  readonly isWaiting: () => boolean;
}

/** Tells whether a part is late because it waits for the API host, which is no fault of its own. */
export function watchCalls(api: Api): WatchedApi {
  let waiting = 0;
  const count = async (call: () => unknown) => {
    waiting++;
    try {
      return await call();
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
  };
}
