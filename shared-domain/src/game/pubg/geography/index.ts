import type { Geography, MapGeography } from '../../types.ts';
import {
  deston,
  erangel,
  haven,
  karakin,
  miramar,
  rondo,
  sanhok,
  type TownRow,
  taego,
  vikendi,
} from './towns.ts';

/** `carpenters-end`. Stored figures of landings have these ids, so a name may change only with a fixed id. */
const toId = (name: string): string => name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');

const describe = (size: number, rows: readonly TownRow[]): MapGeography => ({
  size,
  towns: rows.map(([name, x, y, radius]) => ({ id: toId(name), name, x, y, radius })),
});

const large = 8160;
const onErangel = describe(large, erangel);

/** The places of Paramo change from match to match, and Camp Jackal is the training ground: both have no towns. */
const maps: ReadonlyMap<string, MapGeography> = new Map([
  ['baltic_main', onErangel],
  ['erangel_main', onErangel],
  ['desert_main', describe(large, miramar)],
  ['tiger_main', describe(large, taego)],
  ['neon_main', describe(large, rondo)],
  ['dihorotok_main', describe(large, vikendi)],
  ['kiki_main', describe(large, deston)],
  ['savage_main', describe(4080, sanhok)],
  ['chimera_main', describe(3060, [])],
  ['summerland_main', describe(2040, karakin)],
  ['range_main', describe(2040, [])],
  ['heaven_main', describe(1020, haven)],
]);

/** Sizes and towns of PUBG's maps. Pages load it on demand with `game.loadGeography`. */
export const geography: Geography = { map: (id) => maps.get(id.toLowerCase()) ?? null };
