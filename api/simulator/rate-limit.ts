const window = 60_000;

/** Counts the requests of a key by the minute. */
export const createRateLimit = (getLimit: () => number, now: () => Date) => {
  let left = 0;
  let resetsAt = 0;
  const headers = () => ({
    'X-RateLimit-Limit': String(getLimit()),
    'X-RateLimit-Remaining': String(left),
    // UNIX seconds.
    'X-RateLimit-Reset': String(Math.ceil(resetsAt / 1000)),
  });
  /** Counts a request. Returns whether it is allowed, and the headers of its answer. */
  return () => {
    const time = now().getTime();
    if (time >= resetsAt) {
      left = getLimit();
      resetsAt = time + window;
    }
    const isAllowed = left > 0;
    left = Math.max(0, left - 1);
    return { isAllowed, headers: headers() };
  };
};
