import type { Site } from '@hotdrop/shared-domain/contract';
import type { Town } from '@hotdrop/shared-domain/game';
import { failureStatus, loaderSignal } from '@hotdrop/shared-domain/rules';
import type { Answer, DropMap, HotDrop } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { GroundDrawing } from '../ground/draw-ground.ts';
import { loadGround } from '../ground/load-ground.ts';
import { loadMap, townName } from '../places/maps.ts';

/** A town with its name and place. */
export interface NamedDrop extends HotDrop {
  readonly townName: string;
}

export interface NamedMap extends DropMap {
  readonly townName: string | null;
}

export interface DropsData {
  /** Null: the request failed. */
  readonly content:
    | (Pick<Answer<'listHotDrops'>, 'days' | 'updatedAt'> & {
        readonly hottest: readonly NamedDrop[];
        readonly maps: readonly NamedMap[];
        /** The ground and the place of the hottest town. */
        readonly ground: GroundDrawing | null;
        readonly size: number | null;
        readonly place: Town | null;
      })
    | null;
}

/** Reads the drops of all maps, and the ground of the hottest one. */
export async function loadDrops(site: Site, signal: AbortSignal) {
  const answer = await site.api.listHotDrops({}, { signal });
  if (!answer.ok) return answer;
  const { days, updatedAt, hottest, maps } = answer.data;
  const nameIn = async (mapName: string, town: string) => townName(await loadMap(site, mapName), town);
  const [first] = hottest;
  const map = first ? await loadMap(site, first.mapName) : null;
  const content = {
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
  return { ok: true, data: content } as const;
}

export const dropsLoader =
  (site: Site) =>
  async ({ request }: LoaderFunctionArgs) => {
    const answer = await loadDrops(site, loaderSignal(site, request.signal));
    const loaded: DropsData = { content: answer.ok ? answer.data : null };
    return data(loaded, { status: answer.ok ? 200 : failureStatus(answer.error) });
  };
