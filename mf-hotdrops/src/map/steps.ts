import type { LandingResults } from '@hotdrop/shared-domain/wire';
import { canShade } from '../places/enough.ts';
import type { Layer } from './map-view.ts';

/** Tones of a map, from 1 to this. */
export const stepCount = 7;

interface Scale {
  /** The tone of a place. Null: too few landings for a figure. */
  readonly stepOf: (results: LandingResults) => number | null;
  /** The values of the faintest and of the strongest tone. Null: no place has a figure. */
  readonly ends: readonly [faintest: number, strongest: number] | null;
}

const values: Readonly<Record<Layer, (results: LandingResults) => number | null>> = {
  landings: ({ landings }) => landings,
  place: ({ averagePlace }) => averagePlace,
  dead: ({ deadEarly }) => deadEarly,
};

/** The scale of a layer over some places. The best places and the most landings and deaths have the strongest tone. */
export function createScale(layer: Layer, places: readonly LandingResults[]): Scale {
  const read = (place: LandingResults) =>
    layer === 'landings' || canShade(place) ? values[layer](place) : null;
  const known = places.flatMap((place) => read(place) ?? []);
  if (known.length === 0) return { stepOf: () => null, ends: null };
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const ends = layer === 'place' ? ([most, least] as const) : ([least, most] as const);
  const amount = layer === 'landings' ? Math.log1p : (value: number) => value;
  const [from, to] = [amount(ends[0]), amount(ends[1])];
  return {
    ends,
    stepOf: (place) => {
      const value = read(place);
      if (value === null) return null;
      const share = from === to ? 1 : (amount(value) - from) / (to - from);
      return Math.min(stepCount, 1 + Math.floor(share * stepCount));
    },
  };
}
