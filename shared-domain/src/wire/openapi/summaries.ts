import type { CallName } from '../calls.ts';

/** The purpose of each call. Separate from the calls, so that browsers do not load it. */
export const summaries: Readonly<Record<CallName, string>> = {
  getAuth: 'Who is signed in',
  logout: 'Sign out',
  getPlayerCount: 'How many people play the game now',
  getPlaying: 'Concurrent players over time, and the most played games',
  getRatings: 'The distribution of rank points over all players',
  getTierAverages: 'Averages of the ranked players in each tier, by mode',
  listComments: 'Comments, newest first',
  postComment: 'Write a comment',
  deleteComment: "Delete one's own comment",
  getPlayer: 'A player by name or account id',
  listSeasons: 'The seasons that a player took part in, newest first',
  getSeasonStats: "A player's figures of one season, by mode",
  getClimbs: "A player's rank points over a season, by mode",
  listWeapons: "A player's weapon mastery, the weapon with the most kills first",
  listMatches: "A player's matches of the last three months, newest first",
  getForm: "A player's last 20 matches in a mode, with the player's own figures",
  listSessions: "A player's last ten sessions: matches played in a row",
  getWeek: "A player's matches of an ISO week in UTC, with figures, points, best match, map, and teammate",
  getMatch: 'One match with all teams and the kill log',
  getMapsAndWeapons: "A player's results on each map and with each main weapon in the last three months",
  listTeammates: "A player's most frequent teammates of the last three months",
  getPlayTimes: "When a player's matches of the last three months began",
  getSharedMatches:
    'The matches of the last three months that a player shares with others, together and against each other',
  searchPlayer: 'Look up a name, in the game if the site does not know it yet',
  syncPlayer: 'Read (flag 0) or start (flag 1) the renewal of a player',
  listActiveSeasons: 'The running season of each platform',
  getLeaderboard: 'The best players of a platform or region, sorted by a column, and how they moved',
  listClimbers: 'The players who gained most places since yesterday on the boards of all platforms',
  findOnLeaderboard:
    'Where a name is on a board: the exact name, another capitalization, its beginning, or a part of it',
  suggestPlayers: 'Up to eight names that begin with a text, by points',
  listNotices: 'Lines of the notification bar',
  listBanners: 'Closable banners at the top of the page',
};
