import type { TownLandings } from '@hotdrop/shared-domain/wire';
import { useState } from 'react';
import { enoughLandings, townName } from '../places/places.ts';
import type { MapData } from './map.loader.ts';

export interface NamedTown extends TownLandings {
  readonly town: string;
  readonly name: string;
  /** Whether it has enough landings for shares. */
  readonly isEnough: boolean;
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
  /** Towns with something that no other one has, the hottest first. Only towns with enough landings. */
  readonly pins: readonly Pin[];
}

export interface Pin {
  readonly kind: 'hottest' | 'deadliest' | 'best';
  readonly town: NamedTown;
  readonly share: number;
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
  const sum = content?.all.landings ?? 0;
  const enough = enoughLandings(sum);
  const list = all.flatMap((one): NamedTown[] =>
    one.town === null
      ? []
      : [
          {
            ...one,
            town: one.town,
            name: townName(map, one.town),
            isEnough: one.landings >= enough,
          },
        ],
  );
  const hottest = list[0] ?? null;
  const compared = list.filter(({ isEnough }) => isEnough);
  const pin = (kind: Pin['kind'], read: (town: NamedTown) => number | null): Pin[] => {
    const town = findMost(compared, read);
    const share = town && read(town);
    // The only one would be the best and the deadliest.
    return town && share && (kind === 'hottest' || compared.length > 1) ? [{ kind, town, share }] : [];
  };
  return {
    list,
    elsewhere: all.find(({ town }) => town === null) ?? null,
    hottest,
    chosen: list.find(({ town }) => town === view.town) ?? hottest,
    pointed,
    point,
    pins: [
      ...pin('hottest', ({ landings }) => landings / sum),
      ...pin('deadliest', ({ deadEarly }) => deadEarly),
      ...pin('best', ({ winRate }) => winRate),
    ],
  };
}
