import {
  aPlayer,
  aPlayerCount,
  aPointsPlace,
  fakeSite,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import '@hotdrop/shared-ui/base.css';
import '@hotdrop/shared-ui/tokens.css';
import { mount } from './mount.tsx';
import { aComparedWeek, noComments, seasons, wholeRatings } from './testing/fixtures.ts';

/** Runs the area alone with made-up data. A search for any name finds NightHeron. */
const site = fakeSite({
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
});

const { basePath } = site;
const { pathname, search } = location;
const path = pathname.startsWith(`${basePath}/`)
  ? pathname.slice(basePath.length + 1) + search
  : 'statistics/rating';
void mount(document.body.appendChild(document.createElement('main')), site, { path });
