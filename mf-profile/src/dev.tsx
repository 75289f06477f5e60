import { aFailure, aMatch, aMatchDetail, aPlayer, aSuggestion } from '@hotdrop/shared-domain/testing';
import '@hotdrop/shared-ui/base.css';
import '@hotdrop/shared-ui/tokens.css';
import { mount } from './mount.tsx';
import { profileSite } from './testing/profile-site.ts';

/** The area without a shell, with one fake player. All other names are not found. */
const player = aPlayer();

const site = profileSite(
  {
    getPlayer: ({ player: name }) =>
      name === player.name ? { player } : aFailure('not-found', { suggestions: [aSuggestion()] }),
    listMatches: { totalCount: 1, perPage: 20, matches: [aMatch()] },
    getMatch: { match: aMatchDetail() },
    getPlayTimes: { starts: [29_397_600, 29_397_640, 29_399_100] },
  },
  { storage: localStorage },
);

const { basePath } = site;
const { pathname, search } = location;
const isInside = pathname.startsWith(`${basePath}/profile`);
const path = isInside ? pathname.slice(basePath.length + 1) + search : (player.profileUrl ?? 'profile');
void mount(document.body.appendChild(document.createElement('main')), site, { path });
