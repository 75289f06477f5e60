/** How long an area may take to answer with its data before its place says so, in ms. */
export const areaTimeout = 2_000;

/** Shorter, so that the area itself can say that its data did not come. */
export const apiTimeout = 1_500;

/** A proxy in front reuses a connection for a minute: one that was closed here sooner would fail its request. */
export const keepAliveTimeout = 65_000;
