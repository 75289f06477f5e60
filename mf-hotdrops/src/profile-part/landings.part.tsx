import type { Part } from '@hotdrop/shared-domain/contract';
import type { MapGeography } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { PlayerLandings } from '@hotdrop/shared-domain/wire';
import type { GroundDrawing } from '../ground/draw-ground.ts';
import { loadGround } from '../ground/load-ground.ts';
import { loadMap } from '../places/maps.ts';
import { Landings } from './landings.tsx';

/** A few landings say more about chance than about the player. */
const fewestLandings = 10;

export interface LandingsData {
  readonly name: string;
  /** Of the map on which the player lands most. */
  readonly landings: PlayerLandings;
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
}

/** Where a player lands on the map that they play most. Absent with fewer than ten landings on all maps. */
export const landings: Part<'profile.overview', LandingsData | null> = {
  async load({ site, context: { shard, name }, signal }) {
    // The page asks the same, so this is one request. It also says why there is no player.
    const found = await site.api.getPlayer({ shard, player: name }, { signal });
    if (!found.ok) return null;
    const { accountId } = found.data.player;
    const answer = await site.api.getLandings({ shard, accountId }, { signal });
    if (!answer.ok) {
      if (answer.error.kind !== 'not-found')
        reportFailure(site, answer.error, { area: 'mf-hotdrops', page: 'profile' });
      return null;
    }
    const [most] = answer.data.maps;
    if (!most || answer.data.landings < fewestLandings) return null;
    const [map, ground] = await Promise.all([
      loadMap(site, most.mapName),
      loadGround(site, most.mapName, signal),
    ]);
    return { name: found.data.player.name, landings: most, map, ground };
  },
  Component: ({ data }) => data && <Landings {...data} />,
};
