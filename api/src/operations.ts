import { getAuth } from './auth/get-auth.ts';
import { logout } from './auth/logout.ts';
import { deleteComment } from './comments/delete-comment.ts';
import { listComments } from './comments/list-comments.ts';
import { postComment } from './comments/post-comment.ts';
import type { Operations } from './http/operation.ts';
import { getMatch } from './matches/get-match.ts';
import { listMatches } from './matches/list-matches.ts';
import { listBanners } from './notices/list-banners.ts';
import { listNotices } from './notices/list-notices.ts';
import { getPlayer } from './players/get-player.ts';
import { getSeasonStats } from './players/get-season-stats.ts';
import { listSeasons } from './players/list-seasons.ts';
import { searchPlayer } from './players/search-player.ts';
import { syncPlayer } from './players/sync-player.ts';
import { getLeaderboard } from './ranks/get-leaderboard.ts';
import { suggestPlayers } from './search/suggest-players.ts';
import { listActiveSeasons } from './seasons/list-active-seasons.ts';
import { getPlayerCount } from './stats/get-player-count.ts';
import { getPlaying } from './stats/get-playing.ts';
import { getRatings } from './stats/get-ratings.ts';

/** Every call that the wire describes, and who answers it. */
export const operations: Operations = {
  getAuth,
  logout,
  getPlayerCount,
  getPlaying,
  getRatings,
  listComments,
  postComment,
  deleteComment,
  getPlayer,
  listSeasons,
  getSeasonStats,
  listMatches,
  getMatch,
  searchPlayer,
  syncPlayer,
  listActiveSeasons,
  getLeaderboard,
  suggestPlayers,
  listNotices,
  listBanners,
};
