import * as v from 'valibot';
import { call } from './call.ts';
import { authSchema, commentSchema } from './entities/community.ts';
import { leaderboardRowSchema, listMetaSchema } from './entities/leaderboard.ts';
import { matchDetailSchema, matchSummarySchema } from './entities/match.ts';
import { bannerSchema, noticeSchema } from './entities/notice.ts';
import { playerSchema, suggestionSchema } from './entities/player.ts';
import { renewalDoneSchema, renewalPendingSchema } from './entities/renewal.ts';
import { activeSeasonSchema, playerSeasonSchema, seasonStatsSchema } from './entities/season.ts';
import {
  gameRankingRowSchema,
  historyPointSchema,
  playerCountSchema,
  ratingsSchema,
} from './entities/statistics.ts';
import { count, filled, known, time } from './entities/values.ts';
import * as input from './inputs.ts';

/** Every call of the API, once. */
export const calls = {
  getAuth: call({ method: 'GET', path: '/auth', summary: 'Who is signed in', answer: authSchema }),
  logout: call({ method: 'GET', path: '/auth/logout', summary: 'Sign out', answer: authSchema }),

  getPlayerCount: call({
    method: 'GET',
    path: '/stats/count',
    summary: 'How many people play the game now',
    answer: playerCountSchema,
  }),
  getPlaying: call({
    method: 'GET',
    path: '/stats/steam',
    summary: 'Concurrent players over time, and the most played games',
    query: input.rangeQuery,
    answer: v.object({
      ranking: v.array(gameRankingRowSchema),
      history: v.array(historyPointSchema),
      updatedAt: known(time),
    }),
  }),
  getRatings: call({
    method: 'GET',
    path: '/stats/rating/:shard/:mode',
    summary: 'How ranked points are spread over the players',
    params: input.onBoard,
    answer: ratingsSchema,
  }),

  listComments: call({
    method: 'GET',
    path: '/stats/comments',
    summary: 'Comments, newest first',
    query: input.paged,
    answer: v.object({ meta: listMetaSchema, comments: v.array(commentSchema) }),
  }),
  postComment: call({
    method: 'POST',
    path: '/stats/comments',
    summary: 'Write a comment',
    body: input.newComment,
    answer: commentSchema,
  }),
  deleteComment: call({
    method: 'DELETE',
    path: '/stats/comments/:id',
    summary: "Delete one's own comment",
    params: input.byId,
    answer: v.object({ id: count }),
  }),

  getPlayer: call({
    method: 'GET',
    path: '/players/:shard/:player',
    summary: 'A player by name or account id',
    params: input.byNameOrId,
    answer: v.object({ player: playerSchema }),
    errors: ['player not found', 'busy', 'network'],
  }),
  listSeasons: call({
    method: 'GET',
    path: '/players/:shard/:accountId/seasons',
    summary: 'The seasons that a player took part in, newest first',
    params: input.ofPlayer,
    answer: v.object({ seasons: v.array(playerSeasonSchema) }),
  }),
  getSeasonStats: call({
    method: 'GET',
    path: '/players/:shard/:accountId/seasons/:season',
    summary: "A player's figures of one season, by mode",
    params: input.ofSeason,
    answer: seasonStatsSchema,
  }),
  listMatches: call({
    method: 'GET',
    path: '/players/:shard/:accountId/matches',
    summary: "A player's matches of the last three months, newest first",
    params: input.ofPlayer,
    query: input.matchQuery,
    answer: v.object({ totalCount: count, perPage: count, matches: v.array(matchSummarySchema) }),
  }),
  getMatch: call({
    method: 'GET',
    path: '/players/:shard/:accountId/matches/:matchId',
    summary: 'One match with all teams and the kill log',
    params: input.ofMatch,
    answer: v.object({ match: matchDetailSchema }),
  }),

  searchPlayer: call({
    method: 'GET',
    path: '/rpc/player-search/:shard/:name',
    summary: 'Look a name up, in the game if the site does not know it yet',
    params: input.byName,
    answer: v.object({ player: playerSchema }),
    errors: ['player not found', 'busy', 'network'],
  }),
  syncPlayer: call({
    method: 'GET',
    path: '/rpc/player-sync/:shard/:accountId',
    summary: 'Ask for (flag 0) or start (flag 1) the renewal of a player',
    params: input.ofPlayer,
    query: input.renewalQuery,
    answer: v.union([renewalDoneSchema, renewalPendingSchema]),
    errors: ['player not found', 'busy', 'recently updated', 'network'],
  }),

  listActiveSeasons: call({
    method: 'GET',
    path: '/seasons/active',
    summary: 'The running season of each platform',
    answer: v.object({ seasons: v.record(filled, activeSeasonSchema) }),
  }),
  getLeaderboard: call({
    method: 'GET',
    path: '/ranks/:shard/:mode',
    summary: 'The best players of a platform or region',
    params: input.onBoard,
    query: input.paged,
    answer: v.object({
      meta: listMetaSchema,
      ranks: v.array(leaderboardRowSchema),
      updatedAt: known(time),
    }),
  }),
  suggestPlayers: call({
    method: 'GET',
    path: '/search/suggest',
    summary: 'Up to eight names that begin so',
    query: input.suggestQuery,
    answer: v.object({ players: v.array(suggestionSchema) }),
  }),

  listNotices: call({
    method: 'GET',
    path: '/notices',
    summary: 'Lines of the notification bar',
    answer: v.object({ notices: v.array(noticeSchema) }),
  }),
  listBanners: call({
    method: 'GET',
    path: '/banners',
    summary: 'Closable banners at the top of the page',
    answer: v.object({ banners: v.array(bannerSchema) }),
  }),
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
