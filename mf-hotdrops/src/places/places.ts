import type { Site } from '@hotdrop/shared-domain/contract';
import {
  type Game,
  type GameMap,
  loadMapGeography,
  type MapGeography,
  readMap,
  type Town,
} from '@hotdrop/shared-domain/game';
import { enoughMatches } from '@hotdrop/shared-domain/stats';
import { type Answer, apiOf, type DropMap, type HotDrop } from '@hotdrop/shared-domain/wire';
import type { GroundDrawing } from '../ground/load-ground.ts';
import { loadGround } from '../ground/load-ground.ts';

export const hasEnoughMatches = ({ matches }: { readonly matches: number }): boolean =>
  matches >= enoughMatches;

/** A share of fewer landings is shown as a count, has no color and no rank, and sets no scale. */
export const enoughLandings = (all: number): number => Math.max(20, all * 0.02);

/** The name of a map in addresses, the same in all languages: that of its plate. Another map with this plate has its id. */
export function slugOf({ maps }: Game, { id, plate, name }: GameMap): string {
  const first = maps.find((map) => map.plate === plate);
  return plate !== 'neutral' && first?.name.en === name.en ? plate : id;
}

/** Finds the map of an address. Text that no map has is taken as an id, because new maps are played before we know them. */
export function findMap(game: Game, slug: string): ReturnType<typeof readMap> {
  const wanted = slug.toLowerCase();
  const found = game.maps.find((map) => slugOf(game, map) === wanted || map.id.toLowerCase() === wanted);
  return readMap(game, found?.id ?? slug);
}

/** The view of a map's page, as its address has it. */
export interface MapView {
  readonly mode?: string | undefined;
  readonly kind?: string | undefined;
  readonly layer?: string | undefined;
  readonly by?: string | undefined;
  readonly sort?: string | undefined;
  readonly town?: string | undefined;
  readonly towns?: string | undefined;
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
  const slug = encodeURIComponent(slugOf(game, readMap(game, mapName)));
  return `${basePath}/hotdrops/${slug}${query && `?${query}`}`;
}

/** The name of a town. An id that the game's data lack is shown as it is. */
export const townName = (map: MapGeography | null, town: string): string =>
  map?.towns.find(({ id }) => id === town)?.name ?? town;

/** A town with its name and place. */
interface NamedDrop extends HotDrop {
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
  const answer = await apiOf(site).listHotDrops({}, { signal });
  if (!answer.ok) return answer;
  const { days, updatedAt, hottest, maps } = answer.data;
  const nameIn = async (mapName: string, town: string) =>
    townName(await loadMapGeography(site.game, mapName), town);
  const [first] = hottest;
  const map = first ? await loadMapGeography(site.game, first.mapName) : null;
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
    ground: first ? await loadGround(site.game, first.mapName) : null,
    size: map?.size ?? null,
    place: map?.towns.find(({ id }) => id === first?.town) ?? null,
  };
  return { ok: true, data: drops } as const;
}

interface Replayed {
  /** In either spelling: `PC_KRJP` or `pc-krjp`. */
  readonly shard: string;
  readonly match: string;
  /** The name of the player whom the replay follows. */
  readonly player?: string | undefined;
  /** Seconds. */
  readonly at?: number | undefined;
}

/** The address of a match's replay, at a moment. */
export const replayAddress = (site: Pick<Site, 'basePath'>, replayed: Replayed): string =>
  pathOf(site, replayed) + queryOf(replayed);

/** The address of the picture of a moment, for link previews. */
export const replayPicture = (site: Pick<Site, 'basePath'>, replayed: Replayed): string =>
  `${pathOf(site, replayed)}/card.png${queryOf(replayed)}`;

/** The shard as addresses and calls spell it. */
export const toPlatform = (shard: string): string => shard.toLowerCase().replaceAll('_', '-');

function pathOf({ basePath }: Pick<Site, 'basePath'>, { shard, match }: Replayed): string {
  return `${basePath}/hotdrops/match/${encodeURIComponent(toPlatform(shard))}/${encodeURIComponent(match)}`;
}

function queryOf({ player, at }: Replayed): string {
  const query = String(
    new URLSearchParams({ ...(at && { t: String(Math.round(at)) }), ...(player && { player }) }),
  );
  return query && `?${query}`;
}

/** Reads the second of an address, which can have any text. Null: none. */
export function readSecond(text: string | null): number | null {
  const second = text?.trim() ? Number(text) : Number.NaN;
  return second >= 0 && second < 100_000 ? second : null;
}
