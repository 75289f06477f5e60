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

  const start = (key: unknown, send: (flight: AbortController) => Promise<T>): Flight<T> => {
    const controller = new AbortController();
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    const flight: Flight<T> = {
      answer: send(controller).finally(land),
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
    send: (flight: AbortController) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T | typeof left> => {
    if (signal?.aborted) return left;
    const flight = flights.get(key) ?? start(key, send);
    flight.waiting += 1;
    if (!signal) return flight.answer;

    let stopListening = () => {};
    const leaving = new Promise<typeof left>((resolve) => {
      const leave = () => {
        flight.waiting -= 1;
        if (flight.waiting === 0) flight.end();
        resolve(left);
      };
      signal.addEventListener('abort', leave);
      stopListening = () => signal.removeEventListener('abort', leave);
    });
    return Promise.race([flight.answer, leaving]).finally(stopListening);
  };
}
