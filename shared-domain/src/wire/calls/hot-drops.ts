import * as v from 'valibot';
import { call } from '../call.ts';
import { matchSummarySchema, trackedMatchSchema } from '../entities/match.ts';
import {
  cellLandingsSchema,
  dropMapSchema,
  hotDropSchema,
  landingResultsSchema,
  townLandingsSchema,
  trackStateSchema,
} from '../entities/tracks.ts';
import { count, filled, known, time } from '../entities/values.ts';
import * as input from '../inputs.ts';

/** Recorded matches, and where players land in them. */
export const hotDropCalls = {
  getMatchOfDay: call({
    method: 'GET',
    path: '/matches/of-the-day',
    answer: v.object({
      /** The player with most kills is the first participant. Null: no ranked match of the last 24 hours is stored. */
      match: known(matchSummarySchema),
    }),
  }),
  getTracks: call({
    method: 'GET',
    path: '/matches/:shard/:matchId/tracks',
    params: input.ofTracks,
    answer: v.object({ match: trackedMatchSchema, tracks: trackStateSchema }),
  }),
  getTrackFile: call({
    method: 'GET',
    path: '/matches/:shard/:matchId/tracks/:version',
    params: input.ofTrackFile,
    /** `decodeTracks` of `tracks` reads it. */
    answer: v.looseObject({ players: v.array(v.unknown()) }),
  }),
  listHotDrops: call({
    method: 'GET',
    path: '/hotdrops',
    answer: v.object({
      /** The length of the window in which landings are counted. */
      days: count,
      /** Null: not counted yet. */
      updatedAt: known(time),
      /** Up to four towns of the last 24 hours over all maps, most landings first. */
      hottest: v.array(hotDropSchema),
      /** Maps with matches, most matches first. */
      maps: v.array(dropMapSchema),
    }),
  }),
  getHotDrops: call({
    method: 'GET',
    path: '/hotdrops/:map',
    params: input.ofMap,
    query: input.playedQuery,
    answer: v.object({
      mapName: filled,
      days: count,
      updatedAt: known(time),
      matches: count,
      /** Cells of each row, and rows. */
      side: count,
      /** The whole map. */
      all: landingResultsSchema,
      /** Most landings first. */
      towns: v.array(townLandingsSchema),
      /** Cells with landings. */
      cells: v.array(cellLandingsSchema),
      /** Modes with matches on this map, for filters. */
      modes: v.array(filled),
    }),
  }),
};
