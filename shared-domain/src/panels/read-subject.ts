import type { PanelSubject, PanelSubjects } from '../contract/panels.ts';

type Named = PanelSubjects['player'];

function readNamed(given: string | null | undefined): Named | undefined {
  const [, shard, name] = /^([^/]+)\/([^/]+)$/.exec(given ?? '') ?? [];
  return shard && name ? { shard, name } : undefined;
}

function readMore<Field extends string>(query: URLSearchParams, field: Field) {
  const player = readNamed(query.get('player'));
  const value = query.get(field);
  return player && value ? ({ ...player, [field]: value } as Named & Record<Field, string>) : undefined;
}

/** Players of a comparison. */
const maxPlayers = 6;

/** How to read each kind of subject. Only servers do. */
const readers: {
  readonly [S in PanelSubject]: {
    read(query: URLSearchParams): PanelSubjects[S] | undefined;
    readonly example: string;
  };
} = {
  none: { read: () => ({}), example: '' },
  player: { read: (query) => readNamed(query.get('player')), example: '?player=steam/NAME' },
  match: { read: (query) => readMore(query, 'match'), example: '?player=steam/NAME&match=ID' },
  week: { read: (query) => readMore(query, 'week'), example: '?player=steam/NAME&week=2026-W47' },
  board: {
    read: (query) => {
      const board = readNamed(query.get('board'));
      return board && { shard: board.shard, mode: board.name };
    },
    example: '?board=steam/squad',
  },
  map: {
    read: (query) => {
      const map = query.get('map');
      return map ? { map } : undefined;
    },
    example: '?map=erangel',
  },
  players: {
    read: (query) => {
      const players = (query.get('players') ?? '').split(',').map(readNamed);
      const known = players.filter((one) => one !== undefined);
      return known.length === players.length && known.length > 1 && known.length <= maxPlayers
        ? { players: known }
        : undefined;
    },
    example: '?players=steam/NAME,steam/NAME',
  },
};

/** Reads the subject of a panel from the query of its address. Undefined if it is incomplete. */
export const readSubject = <S extends PanelSubject>(
  kind: S,
  query: URLSearchParams,
): PanelSubjects[S] | undefined => readers[kind].read(query);

/** The query that names a subject of this kind. */
export const exampleOf = (kind: PanelSubject): string => readers[kind].example;
