import { aPlayerCount, fakeSite } from '@hotdrop/shared-domain/testing';
import '@hotdrop/shared-ui/base.css';
import '@hotdrop/shared-ui/tokens.css';
import { mount } from './mount.tsx';
import { aRanking, aWeek } from './testing/invented.ts';

/** The area alone: an invented week. */
const site = fakeSite({
  answers: {
    getPlayerCount: aPlayerCount(),
    getPlaying: { ranking: [...aRanking], history: [...aWeek], updatedAt: '2026-11-21T14:20:00.000Z' },
  },
});

const { basePath } = site;
const { pathname, search } = location;
const path = pathname.startsWith(`${basePath}/`)
  ? pathname.slice(basePath.length + 1) + search
  : 'statistics/playing';
void mount(document.body.appendChild(document.createElement('main')), site, { path });
