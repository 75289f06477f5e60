import { addFavorite, type Favorite, selectFavorites } from '@hotdrop/shared-domain/favorites';
import {
  aFailure,
  anActiveSeason,
  aPlayer,
  aSeason,
  fakeSite,
  minutesAgo,
  someRankedStats,
  someSeasonStats,
  someSharedMatches,
} from '@hotdrop/shared-domain/testing';
import { showArea } from '@hotdrop/shared-ui/dev';
import { area } from './area.tsx';
import manifest from './manifest.ts';
import { parts } from './parts.tsx';

/** Runs the area alone with nine made-up players, one unknown to the game and one who fails to load. */
const names = [
  'TeaBeforeZone',
  'garam_73',
  'NightHeron',
  'Low_Tide',
  'GravelJuno',
  'SoraMinato',
  'MapleStatic',
];
const list: Favorite[] = [...names, 'Forgotten', 'Unreadable'].map((accountId) => ({
  accountId,
  shard: 'STEAM',
}));

const soon = <T,>(answer: T) => new Promise<T>((resolve) => setTimeout(resolve, 400 * Math.random(), answer));
void showArea({
  area,
  manifest,
  parts,
  page: 'favorite',
  createSite: (settings) => {
    const site = fakeSite({
      ...settings,
      answers: {
        listActiveSeasons: { seasons: { steam: anActiveSeason() } },
        listSeasons: { seasons: [aSeason(), aSeason({ id: 'division.bro.official.pc-2018-42' })] },
        getPlayer: ({ player: accountId }) => {
          if (accountId === 'Forgotten') return soon(aFailure('not-found'));
          if (accountId === 'Unreadable') return soon(aFailure('network'));
          return soon({ player: aPlayer({ accountId, name: accountId, syncedAt: minutesAgo(42) }) });
        },
        getSharedMatches: ({ accountId, with: others }) => {
          const ids = [accountId, ...others.split(',')];
          const [shared] = someSharedMatches().together.matches;
          const players = ids.map((id, at) => ({ accountId: id, kills: at }));
          const matches = shared ? [{ ...shared, teams: [{ rank: 6, players }] }] : [];
          return soon(
            someSharedMatches({
              others: ids.slice(1).map((id) => ({ accountId: id, together: 10, against: 0, ahead: 0 })),
              together: { games: 10, matches },
              against: { games: 0, matches: [] },
            }),
          );
        },
        getSeasonStats: ({ accountId, season }) => {
          const place = names.indexOf(accountId);
          const ranked = someRankedStats({ currentRankPoint: 3400 - 240 * place, wins: 30 - 3 * place });
          return soon(someSeasonStats({ season, rankedStats: place === 5 ? {} : { squad: ranked } }));
        },
      },
    });
    if (selectFavorites(site.store.getState()).length === 0) {
      for (const favorite of list) addFavorite(site.store, favorite);
    }
    return site;
  },
});
