import type { TownLandings } from '@hotdrop/shared-domain/wire';
import { useState } from 'react';
import { canCompare, townName } from '../places/places.ts';
import type { MapData } from './map.loader.ts';

export interface NamedTown extends TownLandings {
  readonly town: string;
  readonly name: string;
}

export interface Towns {
  /** Towns with landings, most landings first. */
  readonly list: readonly NamedTown[];
  /** Landings outside of towns. Null: none. */
  readonly elsewhere: TownLandings | null;
  readonly hottest: NamedTown | null;
  /** The town in the address, or the hottest. */
  readonly chosen: NamedTown | null;
  /** The town that the visitor points at, on the map or in the table. */
  readonly pointed: string | null;
  readonly point: (town: string | null) => void;
  /** Among towns with enough landings. */
  readonly best: Readonly<Record<'place' | 'wins' | 'kills', NamedTown | null>>;
  readonly deadliest: NamedTown | null;
}

const findMost = (
  towns: readonly NamedTown[],
  read: (town: NamedTown) => number | null,
): NamedTown | null => {
  const known = towns.filter((town) => read(town) !== null);
  return known.toSorted((a, b) => (read(b) ?? 0) - (read(a) ?? 0))[0] ?? null;
};

/** The towns of a map with their names, and the one that the visitor points at. */
export function useTowns({ content, map, view }: MapData): Towns {
  const [pointed, point] = useState<string | null>(null);
  const all = content?.towns ?? [];
  const list = all.flatMap((one): NamedTown[] =>
    one.town === null ? [] : [{ ...one, town: one.town, name: townName(map, one.town) }],
  );
  const comparable = list.filter(canCompare);
  // The only one would be the best and the deadliest.
  const compared = comparable.length > 1 ? comparable : [];
  const hottest = list[0] ?? null;
  return {
    list,
    elsewhere: all.find(({ town }) => town === null) ?? null,
    hottest,
    chosen: list.find(({ town }) => town === view.town) ?? hottest,
    pointed,
    point,
    best: {
      place: findMost(compared, ({ averagePlace }) => averagePlace && -averagePlace),
      wins: findMost(compared, ({ winRate }) => winRate),
      kills: findMost(compared, ({ averageKills }) => averageKills),
    },
    deadliest: findMost(compared, ({ deadEarly }) => deadEarly),
  };
}
