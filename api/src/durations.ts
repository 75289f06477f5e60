/**
 * Every duration that visitors or upstream services notice, in milliseconds unless the name says otherwise. A job's
 * schedule and timeout are in `jobs/`; connection timeouts are in `data/postgresql.ts`.
 */
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const days = (count: number): number => count * day;
export const hours = (count: number): number => count * hour;

/** A year of whole weeks, so that weekdays match. */
export const yearOfWeeks = 52 * 7 * day;
/** Time between two renewals of the same player. */
export const renewalCooldown = 5 * minute;
/** The site promises matches of three months. */
export const matchRetention = 92 * day;
/** Rank points are kept for the current season and the one before. */
export const pointRetention = 190 * day;
/** Places on boards are kept for the longest season. */
export const placeRetention = 110 * day;
/** Distributions are compared with those of a week ago. */
export const ratingRetention = 14 * day;
export const sessionLifetime = 7 * day;
/** Maximum age of the sign-in provider's answer. Used nonces are stored longer, so that none can be used twice. */
export const nonceLifetime = 5 * minute;
/** A client may send a comment again with the same key for this time. */
export const idempotencyLifetime = day;
/** Time for a visitor to sign in at the provider. */
export const signInTimeout = 15 * minute;
/** A visitor may try again this long after a renewal failed. The time doubles with each failure. */
export const failureCooldown = { min: minute, max: hour } as const;
/** The last use of an API key is saved at most this often. */
export const keyUseInterval = minute;
/** A host works on a renewal for this long before it must extend its lease. */
export const renewalLease = minute;
/** Players that somebody views are renewed in the background when their stats are older than this. */
export const backgroundRenewalAge = 6 * hour;
/** No match takes longer. */
export const longestMatch = hour;
/**
 * Players with a webhook are renewed when this share of the time since their last match has passed, so that those who play
 * are renewed most often.
 */
export const webhookRenewal = { share: 1 / 8, min: 15 * minute, max: 6 * hour } as const;
/** Timeout for Discord. */
export const discordTimeout = 10 * second;
/** Delay before a message is sent again. It doubles with each failure. */
export const messageRetryDelay = { first: minute, max: hour } as const;
/** Messages that Discord does not take for this long are given up, and later events are not told. */
export const messageLifetime = day;
/** Sent messages are remembered until their season is over. */
export const messageRetention = 190 * day;
/** Timeout for the sentence of a message, which can do without. */
export const panelTimeout = 5 * second;
/** Background renewals that wait longer than this are dropped: the next view requests them again. */
export const backgroundRenewalTimeout = hour;
/** Time after which a page that waits in the queue asks again: a share of the expected wait. */
export const queuePoll = { share: 0.1, min: second, max: 30 * second } as const;
/** A new player who would wait longer than this in the queue is not accepted. */
export const maxQueueTime = 30 * minute;
/** A renewal older than this is queued again in case its host died. */
export const renewalRequeueDelay = 30 * second;
/** Polling interval of a page that waits for a renewal. It grows with the number of players ahead. */
export const renewalPoll = { min: second, perPlayer: 1.5 * second, max: 15 * second } as const;
/** A client that repeats flag 1 gets the result for this long; longer than it waits between two polls. */
export const renewalResultTime = 30 * second;
/** Renewals are listed up to an age, and each list repeats the end of the one before. */
export const listedRenewals = { age: 5 * minute, overlap: 5 * second } as const;
/** Window of the limits for one visitor: requests, comments, renewals. */
export const rateLimitWindow = minute;

export const upstreamTimeout = 10 * second;
/** Timeout for an operator's list; after it the last list is shown again. */
export const listTimeout = 3 * second;
/** Telemetry files have many megabytes, and only a background job waits for them. */
export const telemetryTimeout = 60 * second;
/** Timeout for the sign-in provider's confirmation, while a visitor waits. */
export const providerTimeout = 10 * second;
/** A page waits this long for the lookup of a new player, and is then in the queue. Longer waits look like a problem. */
export const lookupPatience = 3 * second;
/** Delay before the first retry of an upstream request; the second retry waits three times as long. */
export const firstRetryDelay = 0.3 * second;
/** Player lookups that arrive within this time share one request. */
export const batchWindow = 25;
/** Pause after a 429 without a reset time. */
export const upstreamCooldown = 20 * second;
/** Pause after a 429 of Steam, which never names a reset time. */
export const steamCooldown = minute;
/** `Retry-After` when an upstream service fails without naming a time. A request without an answer is not sent again until then. */
export const upstreamRetryDelay = 30 * second;
/** `Retry-After` while the database is not reachable. */
export const databaseRetryDelay = 5 * second;
/** Time after which a refused key is tried again. */
export const refusedKeyRetry = 5 * minute;
/** A key that was accepted within this time is not checked. */
export const keyCheckInterval = day;
/** The PUBG API counts the requests of a key by the minute. */
export const rateBudgetWindow = minute;
/** The first renewal of a player uses the answer of the lookup, also after a wait in the queue. */
export const playerCacheTime = maxQueueTime + 5 * minute;
/** A lookup, its page, and the renewal that it starts share the stats. A renewal by button is never that early. */
export const statsShareTime = {
  complete: 5 * minute,
  incomplete: minute,
  failed: upstreamRetryDelay,
} as const;
/** The game updates its leaderboards every two hours. */
export const boardRefreshInterval = 2 * hour;
/** The list of seasons costs a counted request, and seasons last months. */
export const seasonListInterval = 7 * day;
/** The list is not refreshed more often than this when answers name a newer season. */
export const seasonNoticeDelay = hour;
/** Delay before a kill log that failed is requested again. It doubles with each failure. */
export const killLogRetryDelay = { first: minute, max: day } as const;
/** Kill logs are requested without a visitor for players that were renewed within this time. */
export const recentRenewal = day;
/** Clans and weapon mastery are read again when they are older than this. */
export const detailsAge = 7 * day;
/** The game deletes a match and its telemetry after two weeks. */
export const sourceRetention = 14 * day;
/** Landings by the hour are kept to find the hottest drop of the last day. */
export const landingHourRetention = 2 * day;
/** Polling interval of a page that waits for a kill log. Most are ready after one interval. */
export const killLogPoll = 2 * second;
/** Cache time of the stats that percentiles are computed from. */
export const percentilesCacheTime = minute;
/** Cache time of a name that the source does not know, so that reloading a page costs no request. */
export const unknownNameCacheTime = 5 * minute;
/** A host notices after this time that a player was hidden or shown. */
export const hiddenPlayersCacheTime = 2 * second;
/** The source is asked again for the name of a hidden player after this time: names change hands. */
export const hiddenNameTime = 14 * day;
/** The answers to the calls of a page are sent together if all are ready within this time. */
export const batchDelay = 25;
/** A day on which clocks go back. */
export const longestDay = 25 * hour;
/** One player count is stored per interval, whichever host reads it. */
export const countInterval = 5 * minute;
/** The last day of the most played games has a point after this time; a count of the job may be a little early. */
export const gamePointInterval = 29 * minute;
/** Charts of a year or more are recomputed this often. */
export const historyRefreshInterval = hour;
/** Maximum distance between a stored count and the time it is shown for. */
export const countTolerance = hour;

/** Maximum age of the demo world's stored stats. */
export const demoRefreshInterval = day;
/** Age of the stats that a new demo database starts with, so that visitors can renew every player at once. */
export const demoDataAge = 6 * hour;

/** How long browsers and caches may keep an answer, in seconds. */
export const cacheSeconds = {
  /** The answer is personal or changes with every write. */
  none: 0,
  /** The answer changes only with a renewal, after which the page reads it again. */
  halfMinute: 30,
  minute: 60,
  /** The answer is refreshed every few hours. */
  fiveMinutes: 300,
  /** The address names the content, but a player in it may ask not to be shown. */
  day: 86_400,
} as const;
