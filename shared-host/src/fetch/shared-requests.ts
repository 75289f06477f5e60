interface SharedRequest<T> {
  readonly answer: Promise<T>;
  readonly abort: () => void;
  waiting: number;
}

/** The result for a caller that aborted its call. */
export const callerLeft = Symbol('callerLeft');

/** Sends a request, or waits for the same one in flight. */
export type Join<T> = (
  key: unknown,
  send: (controller: AbortController) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T | typeof callerLeft>;

/** Shares identical requests in flight. A request is aborted when its last caller leaves. */
export function createSharedRequests<T>(): Join<T> {
  const requests = new Map<unknown, SharedRequest<T>>();

  const start = (key: unknown, send: (controller: AbortController) => Promise<T>): SharedRequest<T> => {
    const controller = new AbortController();
    const remove = () => {
      if (requests.get(key) === request) requests.delete(key);
    };
    const request: SharedRequest<T> = {
      answer: send(controller).finally(remove),
      abort: () => {
        remove();
        controller.abort();
      },
      waiting: 0,
    };
    requests.set(key, request);
    return request;
  };

  return async (key, send, signal) => {
    if (signal?.aborted) return callerLeft;
    const request = requests.get(key) ?? start(key, send);
    request.waiting += 1;
    if (!signal) return request.answer;

    let stopListening = () => {};
    const leaving = new Promise<typeof callerLeft>((resolve) => {
      const leave = () => {
        request.waiting -= 1;
        if (request.waiting === 0) request.abort();
        resolve(callerLeft);
      };
      signal.addEventListener('abort', leave);
      stopListening = () => signal.removeEventListener('abort', leave);
    });
    return Promise.race([request.answer, leaving]).finally(stopListening);
  };
}
