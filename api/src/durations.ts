/**
 * Every duration that a visitor or a source would notice, with its reason. Milliseconds unless the name says otherwise.
 * How often a job runs and how long it may take stands with the job (`jobs/`), and how the database's connections and
 * the job queue are kept alive with these (`data/postgresql.ts`, `jobs/queue.ts`).
 */
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const days = (count: number): number => count * day;

/** A renewal asked for sooner than this after the last one is refused. */
export const recentlyUpdated = 5 * minute;
/** How long matches are kept: the site promises three months. */
export const matchRetention = 92 * day;
export const sessionLifetime = 7 * day;
/** How long an answer of the sign-in provider may travel. Used ones are remembered a little longer. */
export const nonceLifetime = 5 * minute;
/** How long a visitor may take to sign in at the provider. */
export const signInTimeout = 15 * minute;
/** A proxy in front reuses a connection for a minute: one that was closed here sooner would fail its request. */
export const keepAliveTimeout = 65 * second;
/** A renewal whose host died is taken up again after this. */
export const renewalExpiry = 60 * second;
/** How long a renewal's page waits before it asks again: about as long as those ahead take. */
export const renewalWait = { shortest: second, perPlayer: 1.5 * second, longest: 15 * second } as const;
/** What one visitor may do is counted by the minute: requests, comments, renewals. */
export const limitWindow = minute;

/** What a slow source may take before its answer counts as missing. */
export const upstreamTimeout = 10 * second;
/** What an operator's list may take before the last one is given once more. */
export const listTimeout = 3 * second;
/** Telemetry has many megabytes, and a job waits for it, nobody else. */
export const telemetryTimeout = 60 * second;
/** What the sign-in provider may take to confirm its own answer: a visitor waits for it. */
export const providerTimeout = 10 * second;
/** The pause before a source that stumbled is asked again; the next one is three times as long. */
export const firstPause = 0.3 * second;
/** Lookups that arrive within this of each other make one request. */
export const gathering = 25;
/** After a 429 without a date. */
export const upstreamCooldown = 20 * second;
/** After a 429 of Steam, which never has one. */
export const steamCooldown = minute;
/** After another failure of a source, where somebody must be told when to try again. */
export const upstreamRest = 30 * second;
/** A key's requests are counted by the minute. */
export const allowanceWindow = minute;
/** A player's match list that was read a moment ago, in the same renewal, need not be read again. */
export const playerAnswerMemory = minute;
/** A match can be listed long after it began: lists are read with this overlap. */
export const listOverlap = day;
/** The game makes its leaderboards anew every two hours. */
export const boardAge = 2 * hour;
/** The game forgets a match, and who put out whom in it, after two weeks. */
export const gameRetention = 14 * day;
/** When a page asks again for a kill log that is being fetched: most are there by then. */
export const killLogWait = 2 * second;
/** Comparisons among all players are read again after this. */
export const standingsAge = minute;
/** A name that the source did not know is not asked for again at once. */
export const unknownNameMemory = 5 * minute;
/** One count of those who play for each of these, whichever host makes it. */
export const countStep = 5 * minute;
/** Charts of a year and more are drawn from counts as they were up to this long ago. */
export const historyAge = hour;
/** A count this far from the wanted time does not speak for it. */
export const countTolerance = hour;

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
