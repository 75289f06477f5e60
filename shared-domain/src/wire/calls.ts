import * as v from 'valibot';
import { type Call, call } from './call.ts';
import { accountCalls } from './calls/account.ts';
import { fileCalls } from './calls/files.ts';
import { hotDropCalls } from './calls/hot-drops.ts';
import { leaderboardCalls } from './calls/leaderboards.ts';
import { playerCalls } from './calls/players.ts';
import { statisticsCalls } from './calls/statistics.ts';
import { listMetaSchema } from './entities/leaderboard.ts';
import { bannerSchema, noticeSchema } from './entities/notice.ts';
import { authSchema, commentSchema } from './entities/player.ts';
import { count } from './entities/values.ts';
import * as input from './inputs.ts';

/** All calls of the API. A topic with many calls has a file in `calls`. */
export const calls = {
  getAuth: call({ method: 'GET', path: '/auth', answer: authSchema }),
  logout: call({ method: 'GET', path: '/auth/logout', answer: authSchema }),

  ...accountCalls,
  ...statisticsCalls,

  listComments: call({
    method: 'GET',
    path: '/stats/comments',
    query: input.paged,
    answer: v.object({ meta: listMetaSchema, comments: v.array(commentSchema) }),
    list: 'comments',
  }),
  postComment: call({
    method: 'POST',
    path: '/stats/comments',
    body: input.newComment,
    answer: commentSchema,
  }),
  deleteComment: call({
    method: 'DELETE',
    path: '/stats/comments/:id',
    params: input.byId,
    answer: v.object({ id: count }),
  }),

  ...playerCalls,
  ...hotDropCalls,
  ...leaderboardCalls,
  ...fileCalls,

  listNotices: call({
    method: 'GET',
    path: '/notices',
    answer: v.object({ notices: v.array(noticeSchema) }),
    list: 'notices',
  }),
  listBanners: call({
    method: 'GET',
    path: '/banners',
    answer: v.object({ banners: v.array(bannerSchema) }),
    list: 'banners',
  }),
};

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** Lists all calls with their names. `Object.entries` loses the type of the names. */
export const listCalls = () => Object.entries(calls) as [CallName, Call][];
