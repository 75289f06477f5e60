import { aDropMap, aHotDrop, fakeSite, someGround, someHotDrops } from '@hotdrop/shared-domain/testing';
import '@hotdrop/shared-ui/base.css';
import '@hotdrop/shared-ui/tokens.css';
import { mount } from './mount.tsx';

/** Runs the area alone with invented landings. */
const site = fakeSite({
  storage: localStorage,
  answers: {
    listHotDrops: { days: 92, updatedAt: null, hottest: [aHotDrop()], maps: [aDropMap()] },
    getHotDrops: someHotDrops(),
    getMapGround: someGround(),
  },
});

const { basePath } = site;
const { pathname, search } = location;
const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length + 1) + search : 'hotdrops';
const main = document.body.appendChild(document.createElement('main'));
void mount(main, site, { path });
