import { loadMapGeography } from '@hotdrop/shared-domain/game';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { definePanel, nothingAt } from '@hotdrop/shared-ui/panel';
import { msg } from '@lingui/core/macro';
import { TownMap } from '../ground/ground.tsx';
import { loadGround } from '../ground/load-ground.ts';
import { enoughLandings, findMap, mapAddress, townName } from '../places/places.ts';

/** The town of a map in which most players land. */
export const hottestDrop = definePanel<'map'>()({
  async load({ site, about, signal }) {
    const { game } = site;
    const map = findMap(game, about.map);
    const [drops, geography, ground] = await Promise.all([
      apiOf(site).getHotDrops({ map: map.id }, { signal }),
      loadMapGeography(game, map.id),
      loadGround(game, map.id),
    ]);
    if (!drops.ok) return drops;
    const { matches, days, all, towns } = drops.data;
    if (!map.isKnown && matches === 0) return nothingAt(`The game has no map ${about.map}.`);
    const town =
      towns.find((one) => one.town !== null && one.landings >= enoughLandings(all.landings)) ?? null;
    return { ok: true, data: { map, days, all, town, geography, ground } };
  },
  facts: ({ map, days, all, town }) => ({ map: map.id, days, landings: all.landings, town }),
  face({ site, data: { map, all, town, geography, ground }, i18n, format }) {
    const mapName = map.name[site.locale];
    const about = `${mapName} · ${i18n._(msg`Hottest drop`)}`;
    if (!town?.town) {
      const facts = i18n._(msg`No landings yet`);
      return { about, title: facts, line: i18n._(msg`${about}: ${facts}`), href: mapAddress(site, map.id) };
    }
    const name = townName(geography, town.town);
    const share = format.percent(town.landings / all.landings);
    const wins = format.percent(town.winRate);
    return {
      about,
      title: name,
      notes: [i18n._(msg`${share} land there`), i18n._(msg`${wins} win`)],
      drawing: (
        <TownMap
          ground={ground}
          size={geography?.size ?? null}
          town={geography?.towns.find(({ id }) => id === town.town) ?? null}
          share={0.5}
          ratio={3}
        />
      ),
      line: i18n._(msg`Hottest drop on ${mapName}: ${name}. ${share} land there, and ${wins} of them win`),
      href: mapAddress(site, map.id, { town: town.town }),
    };
  },
});
