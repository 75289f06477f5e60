import { loadMapGeography } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Part } from '@hotdrop/shared-domain/slots';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { loadGround } from '../ground/load-ground.ts';
import { Landings, type LandingsProps } from './landings.tsx';

/** A few landings say more about chance than about the player. */
const fewestLandings = 10;

/** Where a player lands on the map that they play most. Absent with fewer than ten landings on all maps. */
export const landings: Part<'profile.overview', LandingsProps | null> = {
  async load({ site, context: { shard, name }, signal }) {
    // The page asks the same, so this is one request. It also says why there is no player.
    const found = await apiOf(site).getPlayer({ shard, player: name }, { signal });
    if (!found.ok) return null;
    const { accountId } = found.data.player;
    const answer = await apiOf(site).getLandings({ shard, accountId }, { signal });
    if (!answer.ok) {
      if (answer.error.kind !== 'not-found')
        reportFailure(site, answer.error, { area: 'mf-hotdrops', page: 'profile' });
      return null;
    }
    const [most] = answer.data.maps;
    if (!most || answer.data.landings < fewestLandings) return null;
    const [map, ground] = await Promise.all([
      loadMapGeography(site.game, most.mapName),
      loadGround(site, most.mapName, signal),
    ]);
    return { name: found.data.player.name, landings: most, map, ground };
  },
  Component: ({ data }) => data && <Landings {...data} />,
};
