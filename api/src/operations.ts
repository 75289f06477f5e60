import { getAuth, logout } from './auth/session.ts';
import { deleteComment, listComments, postComment } from './comments/operations.ts';
import { getSharedMatches } from './habits/get-shared-matches.ts';
import { getMapsAndWeapons, getPlayTimes, listTeammates } from './habits/operations.ts';
import { getHotDrops, getLandings, getMapGround, listHotDrops } from './hot-drops/operations.ts';
import type { Operations } from './http/operation.ts';
import { findOnLeaderboard, getLeaderboard, listClimbers } from './leaderboards/operations.ts';
import { getMatchOfDay, listMatches } from './matches/list-matches.ts';
import { getMatch } from './matches/match.ts';
import { listBanners, listNotices } from './notices/lists.ts';
import { getPlayer, listWeapons, searchPlayer, suggestPlayers } from './players/get-player.ts';
import { syncPlayer } from './players/renewal/sync-player.ts';
import { getClimbs } from './points/get-climbs.ts';
import { getSeasonStats, listActiveSeasons, listSeasons } from './seasons/operations.ts';
import { getForm, listSessions } from './sessions/operations.ts';
import { getPlaying } from './stats/get-playing.ts';
import { getPlayerCount } from './stats/player-counts.ts';
import { getPointsPlace, getRatings } from './stats/ratings.ts';
import { getTierAverages } from './stats/tier-averages.ts';
import { getTrackFile, getTracks } from './tracks/operations.ts';
import { getWeek } from './weeks/week.ts';

/** The operation for each call of the contract. */
export const operations: Operations = {
  getAuth,
  logout,
  getPlayerCount,
  getPlaying,
  getRatings,
  getPointsPlace,
  getTierAverages,
  listComments,
  postComment,
  deleteComment,
  getPlayer,
  listSeasons,
  getSeasonStats,
  getClimbs,
  listWeapons,
  listMatches,
  getForm,
  listSessions,
  getWeek,
  getMatch,
  getMapsAndWeapons,
  listTeammates,
  getPlayTimes,
  getSharedMatches,
  getLandings,
  searchPlayer,
  syncPlayer,
  getMatchOfDay,
  getTracks,
  getTrackFile,
  listHotDrops,
  getHotDrops,
  getMapGround,
  listActiveSeasons,
  getLeaderboard,
  listClimbers,
  findOnLeaderboard,
  suggestPlayers,
  listNotices,
  listBanners,
};
