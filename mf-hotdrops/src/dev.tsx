import {
  aDropMap,
  aHotDrop,
  aPlayer,
  fakeSite,
  someHotDrops,
  somePlayerLandings,
} from '@hotdrop/shared-domain/testing';
import { showArea } from '@hotdrop/shared-ui/dev';
import { area } from './area.tsx';
import manifest from './manifest.ts';
import { parts } from './parts.tsx';

/** Runs the area alone with invented landings. */
void showArea({
  area,
  manifest,
  parts,
  page: 'hotdrops',
  params: { map: 'erangel', shard: 'steam', match: 'a-match' },
  createSite: (settings) =>
    fakeSite({
      ...settings,
      answers: {
        listHotDrops: { days: 92, updatedAt: null, hottest: [aHotDrop()], maps: [aDropMap()] },
        getHotDrops: someHotDrops(),
        getPlayer: { player: aPlayer() },
        getLandings: { landings: 72, maps: [somePlayerLandings()] },
      },
    }),
});
