import * as v from 'valibot';
import { call } from '../call.ts';
import {
  beyondBoardSchema,
  climberSchema,
  cutoffSchema,
  leaderboardRowSchema,
  listMetaSchema,
} from '../entities/leaderboard.ts';
import { suggestionSchema } from '../entities/player.ts';
import { activeSeasonSchema } from '../entities/season.ts';
import { count, filled, known, time } from '../entities/values.ts';
import * as input from '../inputs.ts';

/** The boards of the seasons, and the search for players by the beginning of a name. */
export const leaderboardCalls = {
  listActiveSeasons: call({
    method: 'GET',
    path: '/seasons/active',
    answer: v.object({ seasons: v.record(filled, activeSeasonSchema) }),
  }),
  getLeaderboard: call({
    method: 'GET',
    path: '/ranks/:shard/:mode',
    params: input.onBoard,
    query: input.boardQuery,
    answer: v.object({
      meta: listMetaSchema,
      ranks: v.array(leaderboardRowSchema),
      updatedAt: known(time),
      /** The whole ids of the seasons that have this board, newest first. Absent: the API of this site has none. */
      seasons: v.optional(v.array(filled)),
      /** Whether the season of the board is over. Absent: the API of this site has current boards alone. */
      isFinal: v.optional(v.boolean()),
      /** The player who gained most places since yesterday. Null: none is known. Absent: the API of this site has none. */
      climber: v.optional(known(climberSchema)),
      /** The points needed for the top 10, 100, and 500. Absent: the API of this site has none. */
      cutoffs: v.optional(v.array(cutoffSchema)),
      /** How many places each board has in this mode, without boards of no known player. Absent: another page, or the API of this site has none. */
      sizes: v.optional(v.array(v.object({ board: filled, places: count }))),
    }),
    list: 'ranks',
  }),
  findOnLeaderboard: call({
    method: 'GET',
    path: '/ranks/:shard/:mode/find',
    params: input.onBoard,
    query: input.findQuery,
    answer: v.object({
      /** The place in the list, from 1. Null: no name on the board contains the text. */
      place: known(v.pipe(count, v.minValue(1))),
      /** The ranked player with exactly this name who is not on the board. Null: there is none. Absent: the API of this site has none. */
      beyond: v.optional(known(beyondBoardSchema)),
    }),
  }),
  suggestPlayers: call({
    method: 'GET',
    path: '/search/suggest',
    query: input.suggestQuery,
    answer: v.object({ players: v.array(suggestionSchema) }),
    list: 'players',
  }),
};
