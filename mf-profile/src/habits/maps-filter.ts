import type { CallInput } from '@hotdrop/shared-domain/wire';

/** The matches that maps and weapons count, as the address names them. */
export type MapsFilter = Pick<CallInput<'getMapsAndWeapons'>, 'mode' | 'kind'>;

/** The parameters have names of their own, because `mode` chooses the figures of the season. */
export const filterParams = { mode: 'mapsMode', kind: 'mapsKind' } as const;

const longestMode = 40;

/** Reads the filter of an address. Values that the API would refuse are ignored. */
export function readMapsFilter(query: URLSearchParams): MapsFilter {
  const mode = query.get(filterParams.mode);
  const kind = query.get(filterParams.kind);
  return {
    ...(mode && mode.length <= longestMode && !/^\.+$/.test(mode) && { mode }),
    ...((kind === 'ranked' || kind === 'normal') && { kind }),
  };
}
