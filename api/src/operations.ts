import { getAuth, logout } from './auth/operations.ts';
import { deleteComment } from './comments/delete-comment.ts';
import { listComments } from './comments/list-comments.ts';
import { postComment } from './comments/post-comment.ts';
import { getMapsAndWeapons } from './habits/get-maps-and-weapons.ts';
import { getPlayTimes } from './habits/get-play-times.ts';
import { getSharedMatches } from './habits/get-shared-matches.ts';
import { listTeammates } from './habits/list-teammates.ts';
import { getLandings } from './hot-drops/get-landings.ts';
import { getHotDrops, getMapGround, listHotDrops } from './hot-drops/operations.ts';
import type { Operations } from './http/operation.ts';
import { findOnLeaderboard } from './leaderboards/find-on-leaderboard.ts';
import { getLeaderboard } from './leaderboards/get-leaderboard.ts';
import { listClimbers } from './leaderboards/list-climbers.ts';
import { getMatch } from './matches/get-match.ts';
import { getMatchOfDay } from './matches/get-match-of-day.ts';
import { listMatches } from './matches/list-matches.ts';
import { listBanners, listNotices } from './notices/operations.ts';
import { getPlayer, searchPlayer } from './players/get-player.ts';
import { listWeapons } from './players/list-weapons.ts';
import { syncPlayer } from './players/renewal/sync-player.ts';
import { suggestPlayers } from './players/suggest-players.ts';
import { getClimbs } from './points/get-climbs.ts';
import { getSeasonStats } from './seasons/get-season-stats.ts';
import { listActiveSeasons } from './seasons/list-active-seasons.ts';
import { listSeasons } from './seasons/list-seasons.ts';
import { getForm } from './sessions/get-form.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { getPlayerCount } from './stats/get-player-count.ts';
import { getPlaying } from './stats/get-playing.ts';
import { getPointsPlace } from './stats/get-points-place.ts';
import { getRatings } from './stats/get-ratings.ts';
import { getTierAverages } from './stats/tier-averages.ts';
import { getTrackFile, getTracks } from './tracks/operations.ts';
import { getWeek } from './weeks/get-week.ts';

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
