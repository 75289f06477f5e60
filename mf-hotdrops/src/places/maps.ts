import type { Site } from '@hotdrop/shared-domain/contract';
import { type Game, type GameMap, type MapGeography, readMap } from '@hotdrop/shared-domain/game';

/** The name of a map in addresses: `erangel`. A map that the game does not know has its id. */
const slugOf = ({ isKnown, id, name }: GameMap): string =>
  isKnown ? name.en.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') : id;

/** Finds the map of an address. Text that no map has is taken as an id, because new maps are played before we know them. */
export function findMap(game: Game, slug: string): GameMap {
  const wanted = slug.toLowerCase();
  return (
    game.maps.find((map) => slugOf(map) === wanted || map.id.toLowerCase() === wanted) ?? readMap(game, slug)
  );
}

/** The view of a map's page, as its address has it. */
export interface MapView {
  readonly mode?: string | undefined;
  readonly kind?: string | undefined;
  readonly layer?: string | undefined;
  readonly by?: string | undefined;
  readonly sort?: string | undefined;
  readonly town?: string | undefined;
}

export const dropsAddress = ({ basePath }: Pick<Site, 'basePath'>) => `${basePath}/hotdrops`;

/** The address of a map's page. Undefined and empty values are left out. */
export function mapAddress(
  { basePath, game }: Pick<Site, 'basePath' | 'game'>,
  mapName: string,
  view: MapView = {},
): string {
  const given = Object.entries(view).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = String(new URLSearchParams(given));
  const slug = encodeURIComponent(slugOf(readMap(game, mapName)));
  return `${basePath}/hotdrops/${slug}${query && `?${query}`}`;
}

/** The size and towns of a map. Null: unknown. */
export async function loadMap({ game }: Pick<Site, 'game'>, mapName: string): Promise<MapGeography | null> {
  const geography = await game.loadGeography?.();
  return geography?.map(mapName) ?? null;
}

/** The name of a town. An id that the game's data lack is shown as it is. */
export const townName = (map: MapGeography | null, town: string): string =>
  map?.towns.find(({ id }) => id === town)?.name ?? town;
