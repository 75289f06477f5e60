import { type LandingResults, matchKinds } from '@hotdrop/shared-domain/wire';
import type { MapView } from '../places/places.ts';
import { enoughLandings } from '../places/places.ts';

const layers = ['landings', 'place', 'dead'] as const;
export type Layer = (typeof layers)[number];

const groupings = ['towns', 'cells'] as const;
export type Grouping = (typeof groupings)[number];

const sorts = ['landings', 'place', 'wins', 'dead'] as const;
export type Sort = (typeof sorts)[number];

/** The view that the page shows. The first of each list is usual, and not in the address. */
export interface ShownView {
  /** Null: all modes. */
  readonly mode: string | null;
  /** Null: all kinds. */
  readonly kind: (typeof matchKinds)[number] | null;
  readonly layer: Layer;
  readonly by: Grouping;
  readonly sort: Sort;
  /** The chosen town. Null: none, so the hottest. */
  readonly town: string | null;
  /** Whether the table has all towns. */
  readonly isWhole: boolean;
}

/** A mode in an address could be any text. */
const modePattern = /^[a-z0-9-]{1,40}$/;

/** Reads an address. Anything unknown is the usual. */
export function readView(query: URLSearchParams): ShownView {
  const pick = <Option extends string>(options: readonly Option[], name: string): Option | undefined =>
    options.find((option) => option === query.get(name));
  const mode = query.get('mode') ?? '';
  return {
    mode: modePattern.test(mode) ? mode : null,
    kind: pick(matchKinds, 'kind') ?? null,
    layer: pick(layers, 'layer') ?? layers[0],
    by: pick(groupings, 'by') ?? groupings[0],
    sort: pick(sorts, 'sort') ?? sorts[0],
    town: query.get('town'),
    isWhole: query.get('towns') === 'all',
  };
}

/** The parameters of an address for a view with some changes. */
export function writeView(view: ShownView, change: Partial<ShownView> = {}): MapView {
  const { mode, kind, layer, by, sort, town, isWhole } = { ...view, ...change };
  return {
    mode: mode ?? undefined,
    kind: kind ?? undefined,
    layer: layer === layers[0] ? undefined : layer,
    by: by === groupings[0] ? undefined : by,
    sort: sort === sorts[0] ? undefined : sort,
    town: town ?? undefined,
    towns: isWhole ? 'all' : undefined,
  };
}

/** Tones of a map, from 1 to this. */
export const stepCount = 6;

interface Scale {
  /** The tone of a place. Null: too few landings for a stat. */
  readonly stepOf: (results: LandingResults) => number | null;
  /** The values of the faintest and of the strongest tone. Null: no place has a stat. */
  readonly ends: readonly [faintest: number, strongest: number] | null;
}

const values: Readonly<Record<Layer, (results: LandingResults) => number | null>> = {
  landings: ({ landings }) => landings,
  place: ({ averagePlace }) => averagePlace,
  dead: ({ deadEarly }) => deadEarly,
};

/** The scale of a layer over some places. The best places and the most landings and deaths have the strongest tone. */
export function createScale(layer: Layer, places: readonly LandingResults[], all: number): Scale {
  const enough = layer === 'landings' ? 0 : enoughLandings(all);
  const read = (place: LandingResults) => (place.landings >= enough ? values[layer](place) : null);
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
