interface Flight<T> {
  readonly answer: Promise<T>;
  readonly end: () => void;
  waiting: number;
}

export const left = Symbol('left');

/**
 * Joins identical requests that are in flight. One caller's leaving ends the others' request only when nobody
 * waits for it any more.
 */
export function createFlights<T>() {
  const flights = new Map<unknown, Flight<T>>();

  const start = (key: unknown, send: (signal: AbortSignal) => Promise<T>): Flight<T> => {
    const controller = new AbortController();
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    const flight: Flight<T> = {
      answer: send(controller.signal).finally(land),
      end: () => {
        land();
        controller.abort();
      },
      waiting: 0,
    };
    flights.set(key, flight);
    return flight;
  };

  return async (
    key: unknown,
    send: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T | typeof left> => {
    if (signal?.aborted) return left;
    const flight = flights.get(key) ?? start(key, send);
    flight.waiting += 1;
    if (!signal) return flight.answer;

    const leaving = Promise.withResolvers<typeof left>();
    const leave = () => {
      flight.waiting -= 1;
      if (flight.waiting === 0) flight.end();
      leaving.resolve(left);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([flight.answer, leaving.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };
}
