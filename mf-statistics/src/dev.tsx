import { aPlayer, aPlayerCount, fakeSite, someSeasonStats } from '@hotdrop/shared-domain/testing';
import '@hotdrop/shared-ui/base.css';
import '@hotdrop/shared-ui/tokens.css';
import { mount } from './mount.tsx';
import { aPlaying, noComments, seasons, someRatings } from './testing/fixtures.ts';

/** Runs the area alone with made-up data. A search for any name finds NightHeron. */
const site = fakeSite({
  answers: {
    listActiveSeasons: { seasons },
    getRatings: someRatings(),
    getPlayer: { player: aPlayer() },
    getSeasonStats: someSeasonStats(),
    getPlayerCount: aPlayerCount(),
    getPlaying: aPlaying(),
    listComments: noComments,
  },
});

const { basePath } = site;
const { pathname, search } = location;
const path = pathname.startsWith(`${basePath}/`)
  ? pathname.slice(basePath.length + 1) + search
  : 'statistics/rating';
void mount(document.body.appendChild(document.createElement('main')), site, { path });
