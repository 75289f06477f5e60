import { loadMapGeography } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Part } from '@hotdrop/shared-domain/slots';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { loadGround } from '../ground/load-ground.ts';
import { townName } from '../places/places.ts';
import { Landings, type LandingsProps } from './landings.tsx';

/** A few landings say more about chance than about the player. */
const fewestLandings = 10;
const mostTowns = 5;

/** Where a player lands on all maps. Absent with fewer than ten landings. */
export const landings: Part<'profile.habits', LandingsProps | null> = {
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
    const { maps, landings: all } = answer.data;
    const [most] = maps;
    if (!most || all < fewestLandings) return null;
    const [geographies, ground] = await Promise.all([
      Promise.all(maps.map(({ mapName }) => loadMapGeography(site.game, mapName))),
      loadGround(site.game, most.mapName),
    ]);
    const towns = maps.flatMap(({ mapName, towns: here }, at) =>
      here.flatMap(({ town, ...results }) =>
        town === null ? [] : [{ ...results, town, mapName, name: townName(geographies[at] ?? null, town) }],
      ),
    );
    return {
      name: found.data.player.name,
      all,
      maps,
      towns: towns.sort((a, b) => b.landings - a.landings).slice(0, mostTowns),
      map: geographies[0] ?? null,
      ground,
    };
  },
  Component: ({ data }) => data && <Landings {...data} />,
};
