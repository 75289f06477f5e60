import type { Site } from '@hotdrop/shared-domain/contract';
import { loadMapGeography, type MapGeography } from '@hotdrop/shared-domain/game';
import { failureStatus, loaderSignal, optionalDataSignal } from '@hotdrop/shared-domain/rules';
import { type Answer, apiOf, type FailureKind } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { GroundDrawing } from '../ground/load-ground.ts';
import { loadGround } from '../ground/load-ground.ts';
import { findMap, mapAddress } from '../places/places.ts';
import { readView, type ShownView, writeView } from './map-view.ts';

export type Drops = Answer<'getHotDrops'>;

export interface MapData {
  readonly mapName: string;
  readonly view: ShownView;
  /** Null: the request failed. */
  readonly content: Drops | null;
  /** Why the request failed. */
  readonly failure: FailureKind | null;
  /** Null: the size of the map is unknown. */
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
  /** Paths of the density of landings, the thinnest first. */
  readonly heat: readonly string[];
  /** Ids of other maps with matches, for the tabs. */
  readonly others: readonly string[];
}

/** Reads where players land on a map. Redirects to the address with the map's name. */
export const mapLoader =
  (site: Site) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { game } = site;
    const api = apiOf(site);
    const { map: slug = '' } = params;
    const signal = loaderSignal(site, request.signal);
    const { pathname, searchParams } = new URL(request.url);
    const view = readView(searchParams);
    const { id: mapName, isKnown } = findMap(game, slug);
    const address = mapAddress(site, mapName, writeView(view));
    if (decodeURI(pathname) !== decodeURI(address.split('?')[0] ?? '')) return redirect(address, 301);

    const optional = optionalDataSignal(signal);
    const [answer, map, ground, all] = await Promise.all([
      api.getHotDrops(
        { map: mapName, ...(view.mode && { mode: view.mode }), ...(view.kind && { kind: view.kind }) },
        { signal },
      ),
      loadMapGeography(game, mapName),
      loadGround(game, mapName, { isLarge: true }),
      api.listHotDrops({}, { signal: optional }),
    ]);
    const others = all.ok ? all.data.maps.map((one) => one.mapName) : [];
    // Any text can be the id of a map that we do not know yet, but only a map with matches has a page.
    if (
      !isKnown &&
      !others.includes(mapName) &&
      (answer.ok || ['invalid', 'not-found'].includes(answer.error.kind))
    )
      throw data(null, { status: 404 });
    const { drawHeat } = await import(/* webpackChunkName: "draw-heat" */ './draw-heat.ts');
    const loaded: MapData = {
      mapName,
      view,
      content: answer.ok ? answer.data : null,
      failure: answer.ok ? null : answer.error.kind,
      map,
      ground,
      heat: answer.ok ? drawHeat(answer.data) : [],
      others,
    };
    return data(loaded, { status: answer.ok ? 200 : failureStatus(answer.error) });
  };
