import {
  aDropMap,
  aHotDrop,
  aPlayer,
  fakeSite,
  someGround,
  someHotDrops,
  somePlayerLandings,
} from '@hotdrop/shared-domain/testing';
import { writeDensity } from '@hotdrop/shared-domain/tracks';
import { showArea } from '@hotdrop/shared-ui/dev';
import { area } from './area.tsx';
import manifest from './manifest.ts';
import { parts } from './parts.tsx';

const side = 256;

/** Where players walk on an invented island: most in its middle, none in the sea. */
const walked = Uint8Array.from({ length: side * side }, (_, at) => {
  const [x, y] = [(at % side) / side - 0.5, Math.floor(at / side) / side - 0.5];
  const angle = Math.atan2(y, x);
  const coast = 0.38 + 0.05 * Math.sin(3 * angle) + 0.03 * Math.sin(7 * angle);
  return Math.max(0, Math.round(15 * (1 - Math.hypot(x, y) / coast)));
});

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
        getMapGround: someGround({ side, walked: writeDensity(walked) }),
        getPlayer: { player: aPlayer() },
        getLandings: { landings: 72, maps: [somePlayerLandings()] },
      },
    }),
});
