import { ByteWriter } from './bytes.ts';
import {
  type Circle,
  type Elimination,
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

/**
 * Packs tracks. Times and places are differences to the value before, column by column, so that most of them take one
 * byte, and similar bytes are side by side for the compression that follows.
 */

const toSteps = (value: number, step: number): number => Math.round(value * step);

/** Writes a column as differences. */
const writeColumn = (out: ByteWriter, values: ArrayLike<number>, step: number): void => {
  let before = 0;
  for (const value of Array.from(values)) {
    const next = toSteps(value, step);
    out.signed(next - before);
    before = next;
  }
};

/** Writes times and places, each as the difference to the one before. */
const createPen = (out: ByteWriter) => {
  let time = 0;
  const place = (value: Place, before: Place = origin): void => {
    out.signed(toSteps(value.x, steps.meter) - toSteps(before.x, steps.meter));
    out.signed(toSteps(value.y, steps.meter) - toSteps(before.y, steps.meter));
  };
  return {
    place,
    restart: (): void => {
      time = 0;
    },
    time: (at: number): void => {
      const next = toSteps(at, steps.second);
      out.signed(next - time);
      time = next;
    },
    circle: (value: Circle, before: Circle): void => {
      place(value, before);
      out.signed(toSteps(value.radius, steps.meter) - toSteps(before.radius, steps.meter));
    },
    /** Writes whether a value is there, and then the value. */
    optional: <T>(value: T | null, write: (value: T) => void): void => {
      out.count(value === null ? 0 : 1);
      if (value !== null) write(value);
    },
  };
};

const writePlayers = (out: ByteWriter, players: readonly TrackPlayer[]): void => {
  const pen = createPen(out);
  out.count(players.length);
  for (const { accountId, name, teamId, teamRank, diedAt, landing, track } of players) {
    out.text(accountId);
    out.text(name);
    pen.optional(teamId, (value) => out.signed(value));
    pen.optional(teamRank, (value) => out.count(value));
    pen.optional(diedAt, (value) => out.count(toSteps(value, steps.second)));
    pen.optional(landing, (value) => {
      out.count(toSteps(value.at, steps.second));
      pen.place(value);
    });
    out.count(track.at.length);
  }
  for (const { track } of players) writeColumn(out, track.at, steps.second);
  for (const { track } of players) writeColumn(out, track.x, steps.meter);
  for (const { track } of players) writeColumn(out, track.y, steps.meter);
  for (const { track } of players) for (const value of track.health) out.count(Math.ceil(value / healthStep));
  for (const { track } of players) for (const value of track.vehicle) out.count(value);
};

const writeLog = (out: ByteWriter, log: readonly Elimination[]): void => {
  const pen = createPen(out);
  const weapons = [...new Set(log.flatMap(({ weapon }) => weapon ?? []))];
  out.count(weapons.length);
  for (const weapon of weapons) out.text(weapon);
  out.count(log.length);
  for (const { type, at, by, whom, weapon, distance, byPlace, whomPlace } of log) {
    out.count(eliminationTypes.indexOf(type));
    pen.time(at);
    pen.optional(by, (value) => out.count(value));
    out.count(whom);
    pen.optional(weapon, (value) => out.count(weapons.indexOf(value)));
    pen.optional(distance, (value) => out.count(toSteps(value, steps.distance)));
    pen.place(whomPlace);
    pen.optional(byPlace, (value) => pen.place(value, whomPlace));
  }
};

const writeZones = (out: ByteWriter, zones: Tracks['zones']): void => {
  const pen = createPen(out);
  out.count(zones.length);
  const last = { blue: nowhere, white: nowhere, red: nowhere };
  for (const { at, blue, white, red, players, teams } of zones) {
    pen.time(at);
    pen.circle(blue, last.blue);
    pen.optional(white, (value) => pen.circle(value, last.white));
    pen.optional(red, (value) => pen.circle(value, last.red));
    out.count(players);
    out.count(teams);
    last.blue = blue;
    last.white = white ?? last.white;
    last.red = red ?? last.red;
  }
};

export const encodeTracks = (tracks: Tracks): Uint8Array => {
  const out = new ByteWriter();
  const pen = createPen(out);
  for (const byte of mark) out.count(byte);
  for (const value of [tracks.mapName, tracks.gameMode, tracks.matchType, tracks.createdAt]) out.text(value);
  out.count(tracks.size);
  out.count(toSteps(tracks.duration, steps.second));
  out.count(toSteps(tracks.end, steps.second));
  out.count(tracks.vehicles.length);
  for (const vehicle of tracks.vehicles) out.text(vehicle);
  writePlayers(out, tracks.players);
  writeLog(out, tracks.log);
  writeZones(out, tracks.zones);
  out.count(tracks.phases.length);
  for (const { at, phase } of tracks.phases) {
    pen.time(at);
    out.count(phase);
  }
  pen.restart();
  out.count(tracks.shots.length);
  for (const { at, by, whom } of tracks.shots) {
    pen.time(at);
    out.count(by);
    out.count(whom);
  }
  pen.restart();
  out.count(tracks.fights.length);
  for (const { from, to, teams, place } of tracks.fights) {
    pen.time(from);
    out.count(toSteps(to, steps.second) - toSteps(from, steps.second));
    out.count(teams.length);
    for (const team of teams) out.signed(team);
    pen.place(place);
  }
  pen.restart();
  out.count(tracks.packages.length);
  for (const dropped of tracks.packages) {
    pen.time(dropped.at);
    pen.place(dropped);
  }
  pen.optional(tracks.flight, ({ from, to }) => {
    pen.place(from);
    pen.place(to, from);
  });
  return out.finish();
};
