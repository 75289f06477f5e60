import { createFavorites } from '@hotdrop/shared-domain/favorites';
import {
  aFailure,
  aMatch,
  aMatchDetail,
  anActiveSeason,
  anOwnMatch,
  aPlayer,
  aSeason,
  aSession,
  aSuggestion,
  fakeSite,
  someBests,
  someClimbs,
  someMapsAndWeapons,
  somePlayedWeek,
  someSeasonStats,
  someTeammates,
  someTierAverages,
} from '@hotdrop/shared-domain/testing';
import '@hotdrop/shared-ui/base.css';
import '@hotdrop/shared-ui/tokens.css';
import { mount } from './mount.tsx';

/** The area without a shell, with one fake player. All other names are not found. */
const player = aPlayer();
const ids = ['pc-2018-43', 'pc-2018-42', 'pc-2018-41', 'pc-2018-20', 'pc-2018-03', '2018-04'];

const site = fakeSite({
  favorites: createFavorites(localStorage),
  answers: {
    getPlayer: ({ player: name }) =>
      name === player.name ? { player } : aFailure('not-found', { suggestions: [aSuggestion()] }),
    listActiveSeasons: { seasons: { steam: anActiveSeason() } },
    listSeasons: { seasons: ids.map((id) => aSeason({ id: `division.bro.official.${id}` })) },
    listMatches: { totalCount: 1, perPage: 20, matches: [aMatch()] },
    getForm: { matches: [anOwnMatch()], bests: someBests() },
    listSessions: { sessions: [aSession()] },
    getWeek: ({ week }) => somePlayedWeek({ week }),
    getMatch: { match: aMatchDetail() },
    getSeasonStats: ({ season }) => someSeasonStats({ season }),
    getMapsAndWeapons: someMapsAndWeapons(),
    listTeammates: someTeammates(),
    getPlayTimes: { starts: [29_397_600, 29_397_640, 29_399_100] },
    getClimbs: ({ season }) => someClimbs({ season }),
    getTierAverages: ({ season }) => someTierAverages({ season }),
    syncPlayer: { shard: player.shard, name: player.name, syncedAt: player.syncedAt, changes: null },
  },
});

const { basePath } = site;
const { pathname, search } = location;
const isInside = pathname.startsWith(`${basePath}/profile`);
const path = isInside ? pathname.slice(basePath.length + 1) + search : (player.profileUrl ?? 'profile');
void mount(document.body.appendChild(document.createElement('main')), site, { path });
