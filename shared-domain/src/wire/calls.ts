import * as v from 'valibot';
import { type Call, call } from './call.ts';
import { authSchema, commentSchema } from './entities/community.ts';
import { mapsAndWeaponsSchema, playTimesSchema, teammatesSchema } from './entities/habits.ts';
import {
  beyondBoardSchema,
  climberSchema,
  cutoffSchema,
  leaderboardRowSchema,
  listMetaSchema,
  pointDaysSchema,
} from './entities/leaderboard.ts';
import { matchDetailSchema, matchSummarySchema } from './entities/match.ts';
import { bannerSchema, noticeSchema } from './entities/notice.ts';
import { playerSchema, suggestionSchema, weaponMasterySchema } from './entities/player.ts';
import { renewalDoneSchema, renewalPendingSchema } from './entities/renewal.ts';
import {
  activeSeasonSchema,
  playerSeasonSchema,
  seasonClimbsSchema,
  seasonStatsSchema,
  tierAveragesSchema,
} from './entities/season.ts';
import { matchBestsSchema, ownMatchSchema, sessionSchema } from './entities/session.ts';
import { sharedMatchesSchema } from './entities/shared-matches.ts';
import {
  earlierHistorySchema,
  gameEventSchema,
  gameRankingRowSchema,
  historyStepSchema,
  playerCountSchema,
  pointsPlaceSchema,
  ratingsSchema,
} from './entities/statistics.ts';
import {
  cellLandingsSchema,
  dropMapSchema,
  hotDropSchema,
  landingResultsSchema,
  mapGroundSchema,
  playerLandingsSchema,
  townLandingsSchema,
  trackedMatchSchema,
  trackStateSchema,
} from './entities/tracks.ts';
import { count, filled, known, time } from './entities/values.ts';
import { playedWeekSchema } from './entities/week.ts';
import * as input from './inputs.ts';

/** All calls of the API. */
export const calls = {
  getAuth: call({ method: 'GET', path: '/auth', answer: authSchema }),
  logout: call({ method: 'GET', path: '/auth/logout', answer: authSchema }),

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
      /** Milliseconds of a step of `history`. Absent, as below: the API host is older. */
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

  getPlayer: call({
    method: 'GET',
    path: '/players/:shard/:player',
    params: input.byNameOrId,
    answer: v.object({ player: playerSchema }),
    errors: ['player not found', 'busy', 'network'],
  }),
  listSeasons: call({
    method: 'GET',
    path: '/players/:shard/:accountId/seasons',
    params: input.ofPlayer,
    answer: v.object({ seasons: v.array(playerSeasonSchema) }),
    list: 'seasons',
  }),
  getSeasonStats: call({
    method: 'GET',
    path: '/players/:shard/:accountId/seasons/:season',
    params: input.ofSeason,
    answer: seasonStatsSchema,
  }),
  getClimbs: call({
    method: 'GET',
    path: '/players/:shard/:accountId/seasons/:season/climbs',
    params: input.ofSeason,
    answer: seasonClimbsSchema,
  }),
  listWeapons: call({
    method: 'GET',
    path: '/players/:shard/:accountId/weapons',
    params: input.ofPlayer,
    answer: v.object({
      weapons: v.array(weaponMasterySchema),
      /** When the site last read them from the game. Null: never. */
      updatedAt: known(time),
    }),
    list: 'weapons',
  }),
  listMatches: call({
    method: 'GET',
    path: '/players/:shard/:accountId/matches',
    params: input.ofPlayer,
    query: input.matchQuery,
    answer: v.object({
      totalCount: count,
      perPage: count,
      matches: v.array(matchSummarySchema),
      /** The modes and maps of all matches of the three months, for filters. */
      modes: v.optional(v.array(filled)),
      maps: v.optional(v.array(filled)),
    }),
    list: 'matches',
  }),
  getForm: call({
    method: 'GET',
    path: '/players/:shard/:accountId/form',
    params: input.ofPlayer,
    query: input.formQuery,
    answer: v.object({
      /** Up to 20, newest first. */
      matches: v.array(ownMatchSchema),
      /** Of all matches with this mode, kind, and season, not only of those listed. Null: there are none. */
      bests: v.optional(known(matchBestsSchema), null),
    }),
    list: 'matches',
  }),
  listSessions: call({
    method: 'GET',
    path: '/players/:shard/:accountId/sessions',
    params: input.ofPlayer,
    answer: v.object({
      /** Up to ten, newest first. */
      sessions: v.array(sessionSchema),
    }),
    list: 'sessions',
  }),
  getWeek: call({
    method: 'GET',
    path: '/players/:shard/:accountId/weeks/:week',
    params: input.ofWeek,
    answer: playedWeekSchema,
  }),
  getMatch: call({
    method: 'GET',
    path: '/players/:shard/:accountId/matches/:matchId',
    params: input.ofMatch,
    answer: v.object({ match: matchDetailSchema }),
  }),

  getMapsAndWeapons: call({
    method: 'GET',
    path: '/players/:shard/:accountId/maps-and-weapons',
    params: input.ofPlayer,
    query: input.playedQuery,
    answer: mapsAndWeaponsSchema,
  }),
  listTeammates: call({
    method: 'GET',
    path: '/players/:shard/:accountId/teammates',
    params: input.ofPlayer,
    query: input.playedQuery,
    answer: teammatesSchema,
    list: 'teammates',
  }),
  getPlayTimes: call({
    method: 'GET',
    path: '/players/:shard/:accountId/play-times',
    params: input.ofPlayer,
    query: input.playedQuery,
    answer: playTimesSchema,
  }),
  getSharedMatches: call({
    method: 'GET',
    path: '/players/:shard/:accountId/shared-matches',
    params: input.ofPlayer,
    query: input.sharedQuery,
    answer: sharedMatchesSchema,
  }),

  getLandings: call({
    method: 'GET',
    path: '/players/:shard/:accountId/landings',
    params: input.ofPlayer,
    answer: v.object({
      landings: count,
      /** Most landings first. */
      maps: v.array(playerLandingsSchema),
    }),
    list: 'maps',
  }),

  searchPlayer: call({
    method: 'GET',
    path: '/rpc/player-search/:shard/:name',
    params: input.byName,
    answer: v.object({ player: playerSchema }),
    errors: ['player not found', 'busy', 'network'],
  }),
  syncPlayer: call({
    method: 'GET',
    path: '/rpc/player-sync/:shard/:accountId',
    params: input.ofPlayer,
    query: input.renewalQuery,
    answer: v.union([renewalDoneSchema, renewalPendingSchema]),
    errors: ['player not found', 'busy', 'recently updated', 'network'],
  }),

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
    content: 'bytes',
    /** `decodeTracks` of `tracks` reads it. */
    answer: v.custom<Uint8Array>((value) => ArrayBuffer.isView(value)),
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
  getMapGround: call({
    method: 'GET',
    path: '/hotdrops/:map/ground',
    params: input.ofMap,
    answer: mapGroundSchema,
  }),
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
      /** The player who gained most places since yesterday. Null: none is known. Absent: the API host is older. */
      climber: v.optional(known(climberSchema)),
      /** The points needed for the top 10, 100, and 500. Absent: the API host is older. */
      cutoffs: v.optional(v.array(cutoffSchema)),
      /** The last ten days of the first three players by points. Absent: another page, or the API host is older. */
      topDays: v.optional(v.array(pointDaysSchema)),
      /** How many places each board of the game has in this mode. Absent: another page, or the API host is older. */
      sizes: v.optional(v.array(v.object({ board: filled, places: count }))),
    }),
    list: 'ranks',
  }),
  listClimbers: call({
    method: 'GET',
    path: '/ranks/climbers',
    answer: v.object({
      /** Up to five, the most places first. Each player occurs once. */
      climbers: v.array(climberSchema),
    }),
    list: 'climbers',
  }),
  findOnLeaderboard: call({
    method: 'GET',
    path: '/ranks/:shard/:mode/find',
    params: input.onBoard,
    query: input.findQuery,
    answer: v.object({
      /** The place in the list, from 1. Null: no name on the board contains the text. */
      place: known(v.pipe(count, v.minValue(1))),
      /** The ranked player with exactly this name who is not on the board. Null: there is none. Absent: the API host is older. */
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
