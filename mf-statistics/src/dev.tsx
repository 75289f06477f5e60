import {
  aPlayer,
  aPlayerCount,
  aPointsPlace,
  fakeSite,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import { showArea } from '@hotdrop/shared-ui/dev';
import { area } from './area.tsx';
import manifest from './manifest.ts';
import { parts } from './parts.tsx';
import { aComparedWeek, noComments, seasons, wholeRatings } from './testing/fixtures.ts';

/** Runs the area alone with made-up data. A search for any name finds NightHeron. */
void showArea({
  area,
  manifest,
  parts,
  page: 'statistics/rating',
  createSite: (settings) =>
    fakeSite({
      ...settings,
      answers: {
        listActiveSeasons: { seasons },
        getRatings: wholeRatings(),
        getPointsPlace: ({ points }) => aPointsPlace({ points: Number(points) }),
        getPlayer: { player: aPlayer() },
        getSeasonStats: someSeasonStats(),
        getPlayerCount: aPlayerCount(),
        getPlaying: aComparedWeek(),
        listComments: noComments,
      },
    }),
});
