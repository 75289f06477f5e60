import * as v from 'valibot';
import { call } from '../call.ts';
import {
  mapsAndWeaponsSchema,
  matchBestsSchema,
  playedWeekSchema,
  playerMatchSchema,
  playTimesSchema,
  sessionSchema,
  sharedMatchesSchema,
  teammatesSchema,
} from '../entities/habits.ts';
import { matchDetailSchema, matchSummarySchema } from '../entities/match.ts';
import {
  playerSchema,
  renewalDoneSchema,
  renewalPendingSchema,
  weaponMasterySchema,
} from '../entities/player.ts';
import { playerSeasonSchema, seasonClimbsSchema, seasonStatsSchema } from '../entities/season.ts';
import { playerLandingsSchema } from '../entities/tracks.ts';
import { count, dataShard, filled, known, time } from '../entities/values.ts';
import * as input from '../inputs.ts';

/** A player with their seasons, matches, and habits; and how to find and renew a player. */
export const playerCalls = {
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
      matches: v.array(playerMatchSchema),
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
  listRenewals: call({
    method: 'GET',
    path: '/renewals',
    query: input.sinceQuery,
    answer: v.object({
      /** When the list was read: `since` of the next call. */
      at: time,
      players: v.array(v.object({ accountId: filled, shard: dataShard, name: filled })),
    }),
    list: 'players',
  }),
  syncPlayer: call({
    method: 'GET',
    path: '/rpc/player-sync/:shard/:accountId',
    params: input.ofPlayer,
    query: input.renewalQuery,
    answer: v.union([renewalDoneSchema, renewalPendingSchema]),
    errors: ['player not found', 'busy', 'recently updated', 'network'],
  }),
};
