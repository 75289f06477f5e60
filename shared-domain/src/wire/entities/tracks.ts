import * as v from 'valibot';
import { amount, count, filled, known, ratio } from './values.ts';

/** Whether the tracks of a match can be read. */
export const trackStateSchema = v.variant('state', [
  v.object({
    state: v.literal('ready'),
    /** Names the content, for `getTrackFile`. */
    version: filled,
    /** The size of the file before compression. */
    bytes: count,
    /** Whether the game's log breaks off before the end of the match. */
    isCut: v.boolean(),
  }),
  /** Being made. Retry after this number of milliseconds. */
  v.object({ state: v.literal('waiting'), retryAfter: amount }),
  v.object({
    state: v.literal('none'),
    /**
     * `expired`: the game deletes its logs after 14 days. `unknown`: the game published no log, or one without positions.
     * `failed`: it could not be read.
     */
    reason: v.picklist(['training', 'expired', 'unknown', 'failed']),
    /** Milliseconds until the next attempt. Null: there is none. */
    retryAfter: known(amount),
  }),
]);

/** How landing in some place ended. Averages and shares are null without landings. */
const results = {
  landings: count,
  averagePlace: known(amount),
  winRate: known(ratio),
  averageKills: known(amount),
  /** The share that died within two minutes of landing. */
  deadEarly: known(ratio),
};

export const landingResultsSchema = v.object(results);

export const townLandingsSchema = v.object({
  ...results,
  /** The town's id in the game's data. Null: elsewhere on the map. */
  town: known(filled),
  /** Matches in which somebody landed here. */
  matches: count,
  /** Teams that landed here, on average of those matches. */
  averageTeams: known(amount),
  /** Seconds from the first landing to the first damage between teams here, on average. Null: there was none. */
  firstFight: known(amount),
});

export const cellLandingsSchema = v.object({
  ...results,
  /** Row by row from the north-west corner. */
  cell: count,
});

/** A town to which many players jumped in the last 24 hours. */
export const hotDropSchema = v.object({
  mapName: filled,
  town: filled,
  landings: count,
  /** Of the landings on this map. */
  share: ratio,
  averagePlace: amount,
  deadEarly: ratio,
});

export const dropMapSchema = v.object({
  mapName: filled,
  matches: count,
  landings: count,
  /** Null: all landings are outside of towns. */
  hottest: known(v.object({ town: filled, share: ratio, deadEarly: ratio })),
});

const place = v.object({ x: v.number(), y: v.number() });

/** Where a player lands on one map. */
export const playerLandingsSchema = v.object({
  ...results,
  mapName: filled,
  wins: count,
  /** Most landings first. */
  towns: v.array(v.object({ ...results, town: known(filled), wins: count })),
  /** Other players killed, and deaths by other players. */
  fightsWon: count,
  fightsLost: count,
  /** Where the player stood in the last of them, in meters. */
  wonAt: v.array(place),
  lostAt: v.array(place),
});

export type TrackState = v.InferOutput<typeof trackStateSchema>;
export type LandingResults = v.InferOutput<typeof landingResultsSchema>;
export type TownLandings = v.InferOutput<typeof townLandingsSchema>;
export type HotDrop = v.InferOutput<typeof hotDropSchema>;
export type DropMap = v.InferOutput<typeof dropMapSchema>;
export type PlayerLandings = v.InferOutput<typeof playerLandingsSchema>;
