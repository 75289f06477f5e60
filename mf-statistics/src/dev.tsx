import { aPlayer, aPlayerCount, fakeSite, someSeasonStats } from '@hotdrop/shared-domain/testing';
import '@hotdrop/shared-ui/base.css';
import '@hotdrop/shared-ui/tokens.css';
import { mount } from './mount.tsx';
import { aPlaying, aSpread, noComments, seasons } from './testing/fixtures.ts';

/** The area alone: an invented week, and an invented spread in which every name is NightHeron's. */
const site = fakeSite({
  answers: {
    listActiveSeasons: { seasons },
    getRatings: aSpread(),
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
