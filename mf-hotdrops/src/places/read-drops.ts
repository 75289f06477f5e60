import type { Site } from '@hotdrop/shared-domain/contract';
import type { Town } from '@hotdrop/shared-domain/game';
import type { Answer, DropMap, HotDrop } from '@hotdrop/shared-domain/wire';
import type { GroundDrawing } from '../ground/draw-ground.ts';
import { loadGround } from '../ground/load-ground.ts';
import { loadMap, townName } from './maps.ts';

/** A town with its name and place. */
export interface NamedDrop extends HotDrop {
  readonly townName: string;
}

export interface NamedMap extends DropMap {
  readonly townName: string | null;
}

export interface Drops extends Pick<Answer<'listHotDrops'>, 'days' | 'updatedAt'> {
  readonly hottest: readonly NamedDrop[];
  readonly maps: readonly NamedMap[];
  /** The ground and the place of the hottest town. */
  readonly ground: GroundDrawing | null;
  readonly size: number | null;
  readonly place: Town | null;
}

/** Reads the drops of all maps, and the ground of the hottest one. */
export async function readDrops(site: Site, signal: AbortSignal) {
  const answer = await site.api.listHotDrops({}, { signal });
  if (!answer.ok) return answer;
  const { days, updatedAt, hottest, maps } = answer.data;
  const nameIn = async (mapName: string, town: string) => townName(await loadMap(site, mapName), town);
  const [first] = hottest;
  const map = first ? await loadMap(site, first.mapName) : null;
  const drops: Drops = {
    days,
    updatedAt,
    hottest: await Promise.all(
      hottest.map(async (drop) => ({ ...drop, townName: await nameIn(drop.mapName, drop.town) })),
    ),
    maps: await Promise.all(
      maps.map(async (one) => ({
        ...one,
        townName: one.hottest && (await nameIn(one.mapName, one.hottest.town)),
      })),
    ),
    ground: first ? await loadGround(site, first.mapName, signal) : null,
    size: map?.size ?? null,
    place: map?.towns.find(({ id }) => id === first?.town) ?? null,
  };
  return { ok: true, data: drops } as const;
}
