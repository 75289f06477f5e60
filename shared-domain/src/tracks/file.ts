import * as v from 'valibot';

/**
 * A match as a replay: where everybody was, and what happened. Indexes of players are positions in `players`. Its file is
 * JSON, in which each column of a track has whole numbers and differences, so that it compresses well.
 */

const place = { x: v.number(), y: v.number() };
const placeSchema = v.object(place);
const circle = v.object({ ...place, radius: v.number() });
const index = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Seconds since the match began. */
const at = v.number();

const toSteps = (values: ArrayLike<number>, step: number): number[] => {
  const whole = Array.from(values, (value) => Math.round(value * step));
  return whole.map((value, i) => value - (whole[i - 1] ?? 0));
};

const differences = v.array(v.pipe(v.number(), v.integer()));

const addUp = (steps: readonly number[], step: number): number[] => {
  let sum = 0;
  return steps.map((change) => {
    sum += change;
    return sum / step;
  });
};

const floats = (step: number) =>
  v.pipe(
    differences,
    v.transform((steps) => Float32Array.from(addUp(steps, step))),
  );
const bytes = (step: number) =>
  v.pipe(
    differences,
    v.transform((steps) => Uint8Array.from(addUp(steps, step))),
  );

/** How many steps a unit has: tenths of a second, half meters, and tens of health, rounded up, so that 0 means dead. */
const steps = { at: 10, x: 2, y: 2, health: 0.1, vehicle: 1 } as const;

const trackSchema = v.pipe(
  v.object({
    /** Seconds. */
    at: floats(steps.at),
    /** Meters. */
    x: floats(steps.x),
    y: floats(steps.y),
    /** 0 to 100 in steps of ten, rounded up. */
    health: bytes(steps.health),
    /** 0: on foot, otherwise 1 more than the position in `vehicles`. */
    vehicle: bytes(steps.vehicle),
  }),
  v.check((track) => new Set(Object.values(track).map(({ length }) => length)).size === 1),
);

const playerSchema = v.object({
  accountId: v.string(),
  name: v.string(),
  teamId: v.nullable(v.number()),
  /** The place at which the team finished. */
  teamRank: v.nullable(v.number()),
  /** Null: alive at the end of the log. */
  diedAt: v.nullable(v.number()),
  /** The first landing. */
  landing: v.nullable(v.object({ at, ...place })),
  /** Where a player was, oldest first. One entry of each column is one point. */
  track: trackSchema,
});

const zoneSchema = v.object({
  at,
  blue: circle,
  white: v.nullable(circle),
  red: v.nullable(circle),
  /** How many are alive. */
  players: v.number(),
  teams: v.number(),
});

const eliminationSchema = v.object({
  type: v.picklist(['knock', 'kill']),
  at,
  /** Null: the zone, a fall, water. */
  by: v.nullable(index),
  whom: index,
  weapon: v.nullable(v.string()),
  distance: v.nullable(v.number()),
  byPlace: v.nullable(placeSchema),
  whomPlace: placeSchema,
});

const shotSchema = v.object({ at, by: index, whom: index });

/** Damage between two teams or more in one place, without a pause. */
const fightSchema = v.object({
  from: at,
  to: at,
  /** Team ids, lowest first. */
  teams: v.array(v.number()),
  /** The middle. */
  place: placeSchema,
});

const version = 1;

const tracksSchema = v.object({
  mapName: v.string(),
  gameMode: v.string(),
  matchType: v.string(),
  createdAt: v.string(),
  /** The side of the map in meters. Of an unknown map: the fewest whole kilometers that hold all places. */
  size: v.number(),
  /** Seconds from the start to the end of the match. */
  duration: v.number(),
  /** The last second with data. Much less than `duration`: the log breaks off here. */
  end: v.number(),
  players: v.array(playerSchema),
  /** The game's ids of vehicles, for `track.vehicle`. */
  vehicles: v.array(v.string()),
  zones: v.array(zoneSchema),
  phases: v.array(v.object({ at, phase: v.number() })),
  /** Knocks and kills, oldest first. */
  log: v.array(eliminationSchema),
  /** Damage between players, oldest first. */
  shots: v.array(shotSchema),
  fights: v.array(fightSchema),
  packages: v.array(v.object({ at, ...place })),
  /** Null: not known. */
  flight: v.nullable(v.object({ from: placeSchema, to: placeSchema })),
});

const fileSchema = v.pipe(
  v.object({ version: v.literal(version), ...tracksSchema.entries }),
  v.check(({ players, log, shots }) => {
    const isPlayer = (position: number | null) => position === null || position < players.length;
    return [...log, ...shots].every(({ by, whom }) => isPlayer(by) && isPlayer(whom));
  }),
);

type DeepReadonly<T> = T extends Float32Array | Uint8Array
  ? T
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

export type Tracks = DeepReadonly<v.InferOutput<typeof tracksSchema>>;
export type TrackPlayer = Tracks['players'][number];
export type Elimination = Tracks['log'][number];
export type Shot = Tracks['shots'][number];
export type Fight = Tracks['fights'][number];

/** Rounds all numbers: tenths of a meter and of a second are enough. */
const round = (value: unknown): unknown => {
  if (typeof value === 'number') return Math.round(value * 10) / 10;
  if (Array.isArray(value)) return value.map(round);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, round(each)]));
};

export interface TracksFile {
  readonly [name: string]: unknown;
  readonly players: unknown[];
}

export const encodeTracks = ({ players, ...tracks }: Tracks): TracksFile => {
  const packed = players.map(({ track, ...player }) => ({
    ...player,
    track: {
      at: toSteps(track.at, steps.at),
      x: toSteps(track.x, steps.x),
      y: toSteps(track.y, steps.y),
      health: toSteps(
        track.health.map((health) => Math.ceil(health / 10) * 10),
        steps.health,
      ),
      vehicle: toSteps(track.vehicle, steps.vehicle),
    },
  }));
  return round({ version, ...tracks, players: packed }) as TracksFile;
};

/** Reads a file. Null: it is damaged, or of a newer format. */
export const decodeTracks = (file: TracksFile): Tracks | null => {
  const read = v.safeParse(fileSchema, file);
  if (!read.success) return null;
  const { version: _, ...tracks } = read.output;
  return tracks;
};
