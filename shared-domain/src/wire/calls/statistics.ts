import * as v from 'valibot';
import { call } from '../call.ts';
import { tierAveragesSchema } from '../entities/season.ts';
import {
  earlierHistorySchema,
  gameEventSchema,
  gameRankingRowSchema,
  historyStepSchema,
  playerCountSchema,
  pointsPlaceSchema,
  ratingsSchema,
} from '../entities/statistics.ts';
import { count, known, time } from '../entities/values.ts';
import * as input from '../inputs.ts';

/** Stats of the whole game, for the statistics pages. */
export const statisticsCalls = {
  getPlayerCount: call({
    method: 'GET',
    path: '/stats/count',
    answer: playerCountSchema,
  }),
  getPlaying: call({
    method: 'GET',
    path: '/stats/steam',
    query: input.rangeQuery,
    answer: v.object({
      ranking: v.array(gameRankingRowSchema),
      history: v.array(historyStepSchema),
      /** Milliseconds of a step of `history`. Absent, as below: the API of this site has none. */
      step: v.optional(count),
      /** Null: no comparison was requested, or there are no counts of that time. */
      earlier: v.optional(known(earlierHistorySchema)),
      /** Since the first point, oldest first. */
      events: v.optional(v.array(gameEventSchema)),
      updatedAt: known(time),
    }),
  }),
  getRatings: call({
    method: 'GET',
    path: '/stats/rating/:shard/:mode',
    params: input.onBoard,
    answer: ratingsSchema,
  }),
  getPointsPlace: call({
    method: 'GET',
    path: '/stats/rating/:shard/:mode/place',
    params: input.onBoard,
    query: input.pointsQuery,
    answer: pointsPlaceSchema,
  }),
  getTierAverages: call({
    method: 'GET',
    path: '/stats/tiers/:shard/:season',
    params: input.inSeason,
    answer: tierAveragesSchema,
  }),
};
