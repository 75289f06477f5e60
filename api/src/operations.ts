import * as account from './account/operations.ts';
import * as session from './auth/session.ts';
import * as comments from './comments/operations.ts';
import * as webhooks from './discord/operations.ts';
import * as files from './files/operations.ts';
import * as sharedMatches from './habits/get-shared-matches.ts';
import * as habits from './habits/operations.ts';
import * as hotDrops from './hot-drops/operations.ts';
import type { Operations } from './http/operation.ts';
import * as keys from './keys/operations.ts';
import * as leaderboards from './leaderboards/operations.ts';
import * as matches from './matches/list-matches.ts';
import * as match from './matches/match.ts';
import * as notices from './notices/lists.ts';
import * as players from './players/get-player.ts';
import * as renewals from './players/renewal/list-renewals.ts';
import * as renewal from './players/renewal/sync-player.ts';
import * as points from './points/get-climbs.ts';
import * as seasons from './seasons/operations.ts';
import * as sessions from './sessions/operations.ts';
import * as playing from './stats/get-playing.ts';
import * as playerCounts from './stats/player-counts.ts';
import * as ratings from './stats/ratings.ts';
import * as tierAverages from './stats/tier-averages.ts';
import * as tracks from './tracks/operations.ts';
import * as weeks from './weeks/week.ts';

/** The operation for each call: the export with the name of the call. */
export const operations: Operations = {
  ...account,
  ...session,
  ...comments,
  ...files,
  ...sharedMatches,
  ...habits,
  ...hotDrops,
  ...keys,
  ...leaderboards,
  ...matches,
  ...match,
  ...notices,
  ...players,
  ...renewal,
  ...renewals,
  ...points,
  ...seasons,
  ...sessions,
  ...playing,
  ...playerCounts,
  ...ratings,
  ...tierAverages,
  ...tracks,
  ...webhooks,
  ...weeks,
};
