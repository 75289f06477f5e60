import { createFavorites } from '@hotdrop/shared-domain/favorites';
import {
  aLeaderboard,
  aLeaderboardRow,
  aListMeta,
  anActiveSeason,
  fakeSite,
} from '@hotdrop/shared-domain/testing';
import '@hotdrop/shared-ui/base.css';
import '@hotdrop/shared-ui/tokens.css';
import { mount } from './mount.tsx';

/** Runs the area alone with a made-up board of 500 players. */
const site = fakeSite({
  favorites: createFavorites(localStorage),
  answers: {
    listActiveSeasons: { seasons: { steam: anActiveSeason(), kakao: anActiveSeason() } },
    getLeaderboard: ({ page }) => {
      const meta = aListMeta({ page: Number(page ?? 1) });
      const ranks = Array.from({ length: meta.perPage }, (_, index) => {
        const rank = (meta.page - 1) * meta.perPage + index + 1;
        return aLeaderboardRow({
          accountId: `account.${rank}`,
          name: `Player${rank}`,
          rankPoint: 5300 - 7 * rank,
        });
      });
      return aLeaderboard({ meta, ranks });
    },
  },
});

const { basePath } = site;
const { pathname, search } = location;
const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length + 1) + search : 'ranks';
const main = document.body.appendChild(document.createElement('main'));
void mount(main, site, { path });
