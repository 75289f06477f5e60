import { ByteReader } from './bytes.ts';
import {
  type Circle,
  eliminationTypes,
  healthStep,
  mark,
  nowhere,
  origin,
  type Place,
  steps,
  type TrackPlayer,
  type Tracks,
} from './types.ts';

/** Reads what `encodeTracks` wrote. */
class TracksReader extends ByteReader {
  private time = 0;

  at(): number {
    this.time += this.signed();
    return this.time / steps.second;
  }

  /** A list whose times begin at 0. */
  timed<T>(read: () => T): T[] {
    this.time = 0;
    return this.list(read);
  }

  seconds(): number {
    return this.count() / steps.second;
  }

  place(before: Place = origin): Place {
    return { x: this.signed() / steps.meter + before.x, y: this.signed() / steps.meter + before.y };
  }

  circle(before: Circle): Circle {
    const { x, y } = this.place(before);
    return { x, y, radius: this.signed() / steps.meter + before.radius };
  }

  optional<T>(read: () => T): T | null {
    return this.count() === 0 ? null : read();
  }

  /** A position in a list. */
  pick<T>(from: readonly T[]): T {
    const found = from[this.count()];
    if (found === undefined) throw new RangeError('A position is beyond its list.');
    return found;
  }

  column(length: number, step: number): Float32Array {
    let value = 0;
    return Float32Array.from({ length }, () => {
      value += this.signed();
      return value / step;
    });
  }
}

const readPlayers = (from: TracksReader, vehicles: number): TrackPlayer[] => {
  const heads = from.list(() => ({
    accountId: from.text(),
    name: from.text(),
    teamId: from.optional(() => from.signed()),
    teamRank: from.optional(() => from.count()),
    diedAt: from.optional(() => from.seconds()),
    landing: from.optional(() => ({ at: from.seconds(), ...from.place() })),
    points: from.size(),
  }));
  // All lengths are checked before any column takes memory: together, too, they must fit into the bytes.
  from.fits(heads.reduce((sum, { points }) => sum + points, 0));
  const at = heads.map(({ points }) => from.column(points, steps.second));
  const x = heads.map(({ points }) => from.column(points, steps.meter));
  const y = heads.map(({ points }) => from.column(points, steps.meter));
  const health = heads.map(({ points }) =>
    Uint8Array.from({ length: points }, () => Math.min(100, from.count() * healthStep)),
  );
  const vehicle = heads.map(({ points }) =>
    Uint8Array.from({ length: points }, () => {
      const id = from.count();
      return id <= vehicles ? id : 0;
    }),
  );
  const none = { at: new Float32Array(), health: new Uint8Array() };
  return heads.map(({ points: _, ...head }, i) => ({
    ...head,
    track: {
      at: at[i] ?? none.at,
      x: x[i] ?? none.at,
      y: y[i] ?? none.at,
      health: health[i] ?? none.health,
      vehicle: vehicle[i] ?? none.health,
    },
  }));
};

const readLog = (from: TracksReader, players: readonly number[]): Tracks['log'] => {
  const weapons = from.list(() => from.text());
  return from.timed(() => {
    const type = from.pick(eliminationTypes);
    const at = from.at();
    const by = from.optional(() => from.pick(players));
    const whom = from.pick(players);
    const weapon = from.optional(() => from.pick(weapons));
    const distance = from.optional(() => from.count() / steps.distance);
    const whomPlace = from.place();
    const byPlace = from.optional(() => from.place(whomPlace));
    return { type, at, by, whom, weapon, distance, byPlace, whomPlace };
  });
};

const readZones = (from: TracksReader): Tracks['zones'] => {
  const last = { blue: nowhere, white: nowhere, red: nowhere };
  return from.timed(() => {
    const at = from.at();
    const blue = from.circle(last.blue);
    const white = from.optional(() => from.circle(last.white));
    const red = from.optional(() => from.circle(last.red));
    last.blue = blue;
    last.white = white ?? last.white;
    last.red = red ?? last.red;
    return { at, blue, white, red, players: from.count(), teams: from.count() };
  });
};

const read = (from: TracksReader): Tracks => {
  for (const byte of mark) if (from.count() !== byte) throw new RangeError('Not a file of this format.');
  const head = {
    mapName: from.text(),
    gameMode: from.text(),
    matchType: from.text(),
    createdAt: from.text(),
  };
  const lengths = { size: from.count(), duration: from.seconds(), end: from.seconds() };
  const vehicles = from.list(() => from.text());
  const players = readPlayers(from, vehicles.length);
  const positions = players.map((_, i) => i);
  return {
    ...head,
    ...lengths,
    vehicles,
    players,
    log: readLog(from, positions),
    zones: readZones(from),
    phases: from.timed(() => ({ at: from.at(), phase: from.count() })),
    shots: from.timed(() => ({ at: from.at(), by: from.pick(positions), whom: from.pick(positions) })),
    fights: from.timed(() => {
      const begin = from.at();
      const to = Math.round(begin * steps.second + from.count()) / steps.second;
      return { from: begin, to, teams: from.list(() => from.signed()), place: from.place() };
    }),
    packages: from.timed(() => ({ at: from.at(), ...from.place() })),
    flight: from.optional(() => {
      const begin = from.place();
      return { from: begin, to: from.place(begin) };
    }),
  };
};

/** Unpacks tracks. Null: the bytes are damaged, or of a newer format. */
export const decodeTracks = (bytes: Uint8Array): Tracks | null => {
  try {
    return read(new TracksReader(bytes));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
