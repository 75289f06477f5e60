import { matchKinds } from '@hotdrop/shared-domain/wire';
import type { MapView } from '../places/maps.ts';

export const layers = ['landings', 'place', 'dead'] as const;
export type Layer = (typeof layers)[number];

export const groupings = ['towns', 'cells'] as const;
export type Grouping = (typeof groupings)[number];

export const sorts = ['landings', 'place', 'wins', 'kills', 'dead'] as const;
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
  };
}

/** The parameters of an address for a view with some changes. */
export function writeView(view: ShownView, change: Partial<ShownView> = {}): MapView {
  const { mode, kind, layer, by, sort, town } = { ...view, ...change };
  return {
    mode: mode ?? undefined,
    kind: kind ?? undefined,
    layer: layer === layers[0] ? undefined : layer,
    by: by === groupings[0] ? undefined : by,
    sort: sort === sorts[0] ? undefined : sort,
    town: town ?? undefined,
  };
}
