import { createFavorites } from '@hotdrop/shared-domain/favorites';
import { anActiveSeason, fakeSite } from '@hotdrop/shared-domain/testing';
import '@hotdrop/shared-ui/base.css';
import '@hotdrop/shared-ui/tokens.css';
import { mount } from './mount.tsx';

/** The area alone, with invented answers. */
const site = fakeSite({
  favorites: createFavorites(localStorage),
  answers: {
    listActiveSeasons: { seasons: { steam: anActiveSeason(), kakao: anActiveSeason() } },
  },
});

const { basePath } = site;
const { pathname, search } = location;
const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length + 1) + search : 'hotdrops';
const main = document.body.appendChild(document.createElement('main'));
void mount(main, site, { path });
