import {
  aClimber,
  aLeaderboard,
  aLeaderboardRow,
  aListMeta,
  anActiveSeason,
  fakeSite,
} from '@hotdrop/shared-domain/testing';
import { showArea } from '@hotdrop/shared-ui/dev';
import { area } from './area.tsx';
import manifest from './manifest.ts';
import { parts } from './parts.tsx';

const pointsAt = (rank: number) => 5300 - 7 * rank;

/** Runs the area alone with a made-up board of 500 players. */
void showArea({
  area,
  manifest,
  parts,
  page: 'ranks',
  params: { shard: 'steam', mode: 'squad', platform: 'steam' },
  createSite: (settings) =>
    fakeSite({
      ...settings,
      answers: {
        listActiveSeasons: { seasons: { steam: anActiveSeason(), kakao: anActiveSeason() } },
        findOnLeaderboard: ({ name }) => ({ place: Number(/\d+$/.exec(name)?.[0]) || null, beyond: null }),
        getLeaderboard: ({ page, perPage }) => {
          const meta = aListMeta({ page: Number(page ?? 1), perPage: Number(perPage ?? 50) });
          const ranks = Array.from({ length: meta.perPage }, (_, index) => {
            const rank = (meta.page - 1) * meta.perPage + index + 1;
            return aLeaderboardRow({
              accountId: `account.${rank}`,
              name: `Player${rank}`,
              place: rank,
              rankPoint: pointsAt(rank),
              movement: {
                day: (rank % 7) - 3,
                points: 20 - (rank % 40),
                season: 12 - (rank % 30),
                isNew: rank % 29 === 0,
              },
            });
          });
          return aLeaderboard({
            meta,
            ranks,
            climber: aClimber(),
            cutoffs: [10, 100, 500].map((place) => ({ place, rankPoint: pointsAt(place), week: 46 })),
          });
        },
      },
    }),
});
