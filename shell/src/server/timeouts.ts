/** Timeout in ms for each step of an area on a page. After it, the page shows an error panel for the area. */
export const areaTimeout = 2_000;

/**
 * Timeout in ms for the code and the data of a part, and again for rendering all parts of a page. After it, the page
 * leaves the part out.
 */
export const partTimeout = 500;

/** Timeout in ms for an API call. Shorter than `areaTimeout`, so that the area can show what failed. */
export const apiTimeout = 1_500;

/** Timeout in ms until the API host begins its response to a browser. Longer than every limit of the API host itself. */
export const proxyTimeout = 30_000;

/** Time in ms after which the server stops with open connections. */
export const shutdownTimeout = 5_000;

/** Delay in ms before the server reads the notices again after a failure, since the API host may start later. */
export const noticeRetryDelay = 3_000;

/** Time in ms after which a page starts its scripts although the browser has not reported a paint. */
export const paintTimeout = 1_000;

/** The longest time in ms that a request waits for its turn when the server is busy. */
export const pageTurnTimeout = 1_000;

/** The time in ms after which a process whose thread does not report is ended. */
export const maxSilence = 4_000;

/** Interval in ms between two checks of the rollouts. Each reads the pointers of all areas. */
export const rolloutInterval = 10_000;
