import { aFailure, aMatch, aMatchDetail, aPlayer, aSuggestion } from '@hotdrop/shared-domain/testing';
import { showArea } from '@hotdrop/shared-ui/dev';
import { area } from './area.tsx';
import manifest from './manifest.ts';
import { parts } from './parts.tsx';
import { profileSite } from './testing/profile-site.ts';

/** The area without a shell, with one fake player. All other names are not found. */
const player = aPlayer();

void showArea({
  area,
  manifest,
  parts,
  page: 'profile/steam/NightHeron',
  params: { shard: 'steam', name: 'NightHeron', season: 'pc-2018-43', week: '2026-W46' },
  createSite: (settings) =>
    profileSite(
      {
        getPlayer: ({ player: name }) =>
          name === player.name ? { player } : aFailure('not-found', { suggestions: [aSuggestion()] }),
        listMatches: { totalCount: 1, perPage: 20, matches: [aMatch()] },
        getMatch: { match: aMatchDetail() },
        getMatchOfDay: { match: null },
        getPlayTimes: { starts: [29_397_600, 29_397_640, 29_399_100], region: 'pc-as' },
      },
      settings,
    ),
});
