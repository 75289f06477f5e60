/** Every duration of the API host, with its reason. Milliseconds unless the name says otherwise. */
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A renewal asked for sooner than this after the last one is refused. */
export const recentlyUpdated = 5 * minute;
/** How long matches are kept: the site promises three months. */
export const matchRetention = 92 * day;
export const sessionLifetime = 7 * day;
/** How long an answer of the sign-in provider may travel. Used ones are remembered a little longer. */
export const nonceLifetime = 5 * minute;
/** How long a visitor may take to sign in at the provider. */
export const signInPatience = 15 * minute;
/** A proxy in front reuses a connection for a minute: one that was closed here sooner would fail its request. */
export const keepAliveTimeout = 65 * second;
/** A renewal whose host died is taken up again after this. */
export const renewalExpiry = 60 * second;
/** What a slow source may take before its answer counts as missing. */
export const upstreamPatience = 10 * second;
/** What an operator's list may take before the last one is given once more. */
export const listPatience = 3 * second;
/** After a 429 without a date. */
export const upstreamCooldown = 20 * second;
/** Comparisons among all players are read again after this. */
export const standingsAge = minute;
/** A name that the source did not know is not asked for again at once. */
export const unknownNameMemory = 5 * minute;
/** The demo world's figures are counted anew when older than this. */
export const censusAge = day;
/** What a visit of the demo finds was renewed so long ago that it can be renewed again. */
export const demoHeadStart = 6 * hour;

/** How long browsers and caches may keep an answer, in seconds. */
export const keepFor = {
  /** Belongs to one visitor, or changes with every write. */
  nothing: 0,
  /** Typed suggestions: typing the same again costs nothing. */
  aMinute: 60,
  /** Changes only by renewal; the page asks anew after one. */
  halfAMinute: 30,
  /** Refreshed every few hours. */
  fiveMinutes: 300,
} as const;
