import { anActiveSeason, aPlayer, fakeSite, someSeasonStats } from '@hotdrop/shared-domain/testing';
import { showArea } from '@hotdrop/shared-ui/dev';
import { area } from './area.tsx';
import manifest from './manifest.ts';
import { parts } from './parts.tsx';
import { aClan } from './testing/a-clan.ts';

const service = '/areas/mf-clans/api';
const clan = aClan({ members: ['GoldenPan', 'Hotdrop'] });

/** The area alone, with invented answers. */
void showArea({
  area,
  manifest,
  parts,
  page: 'clans/steam/PAN',
  createSite: (given) =>
    fakeSite({
      ...given,
      answers: {
        listActiveSeasons: { seasons: { steam: anActiveSeason() } },
        getPlayer: { player: aPlayer() },
        getSeasonStats: someSeasonStats(),
      },
      ownAnswers: {
        [`${service}/clans`]: { clans: [clan] },
        [`${service}/clans/steam/PAN`]: clan,
        [`${service}/clans/steam/PAN/plan`]: clan,
      },
    }),
});
