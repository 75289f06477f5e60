import { bell, drawIn } from '../../random.ts';
import type { Hit, Part, PlayedMatch } from '../played-match.ts';
import { type Battleground, findBattleground } from './battleground.ts';
import { type Damage, splitDamage } from './damage.ts';
import type { Flight } from './flight.ts';
import { meanOf, offsetBy, type Point } from './geometry.ts';
import { type Landing, planLandings } from './landings.ts';
import { planMeetings, type Stop } from './meetings.ts';
import { planTeamRoute, travel, type Waypoint } from './team-routes.ts';
import { createTrack, type Step } from './track.ts';
import { drawZones, noZones, type Zones } from './zones.ts';

/** A match with all places. */
export interface Play {
  readonly ground: Battleground;
  readonly flight: Flight | null;
  readonly zones: Zones;
  readonly landings: ReadonlyMap<Part, Landing>;
  readonly stops: ReadonlyMap<Part, readonly Stop[]>;
  readonly tracks: ReadonlyMap<Part, readonly Step[]>;
  readonly damages: readonly Damage[];
}

/** The two sides of a team deathmatch start this far from the middle, in meters. */
const deathmatch = { from: 70, spread: 9 } as const;
/** Seconds that a player trains in one place. */
const training = { min: 45, range: 140, spread: 60 } as const;

const startAt = (place: Point): Landing => ({ at: 0, jump: null, place });

/** Both sides of a team deathmatch start on the ground. */
const placeSides = (match: PlayedMatch, { size }: Battleground, roll: () => number) => {
  const angle = roll() * Math.PI;
  const middle = { x: size / 2, y: size / 2 };
  return new Map(
    match.parts.map((part) => {
      const side = offsetBy(middle, deathmatch.from, angle + (part.team % 2) * Math.PI);
      const place = offsetBy(side, Math.abs(bell(roll)) * deathmatch.spread, roll() * 2 * Math.PI);
      return [part, startAt(place)] as const;
    }),
  );
};

/** A player who trains walks and drives from place to place. */
const train = (part: Part, ground: Battleground, roll: () => number): Waypoint[] => {
  const drawPlace = () => {
    const spot = ground.spots[Math.floor(roll() * ground.spots.length)];
    return ground.toLand(offsetBy(spot ?? { x: 0, y: 0 }, roll() * training.spread, roll() * 2 * Math.PI));
  };
  const way: Waypoint[] = [{ ...drawPlace(), at: 0, drives: false }];
  for (let at = drawIn(training, roll); at < part.end; at += drawIn(training, roll))
    travel(way, { ...drawPlace(), at }, ground, roll);
  const last = way.at(-1);
  if (last) way.push({ ...last, at: part.end, drives: false });
  return way;
};

const playTraining = (match: PlayedMatch, ground: Battleground, seed: number, roll: () => number): Play => {
  const zones = noZones(ground);
  const ways = new Map(match.parts.map((part) => [part, train(part, ground, roll)]));
  const landings = new Map(
    [...ways].map(([part, [first]]) => [part, startAt({ x: first?.x ?? 0, y: first?.y ?? 0 })]),
  );
  const stops = new Map(
    [...ways].map(([part, way]) => {
      const stop = ({ x, y }: Point, at: number): Stop => ({
        ...{ part, at, hit: null, x, y, ease: 0, region: 'any' },
        blue: zones.blueAt(at),
      });
      const [first, last] = [way[0], way.at(-1)];
      return [part, first && last ? [stop(first, 0), stop(last, last.at)] : []] as const;
    }),
  );
  const tracks = new Map(
    [...ways].map(([part, way]) => {
      const options = { part, way, flight: null, zones, ground, seed };
      const landing = landings.get(part) ?? startAt({ x: 0, y: 0 });
      return [part, createTrack({ ...options, landing, stops: stops.get(part) ?? [] })] as const;
    }),
  );
  return { ground, flight: null, zones, landings, stops, tracks, damages: [] };
};

/** Finds where everyone is at all times, so that all knocks and kills happen at their times and distances. */
export const playOnMap = (match: PlayedMatch, seed: number, roll: () => number): Play => {
  const ground = findBattleground(match.map, seed);
  if (match.kind.mode === 'training') return playTraining(match, ground, seed, roll);
  const isDeathmatch = match.kind.mode === 'tdm';
  const zones = isDeathmatch ? noZones(ground) : drawZones(ground, match.duration, roll);
  const { flight, landings } = isDeathmatch
    ? { flight: null, landings: placeSides(match, ground, roll) }
    : planLandings(match, ground, roll);
  const stops = planMeetings(match, landings, zones, ground, roll);
  const tracks = new Map<Part, readonly Step[]>();
  for (const parts of Map.groupBy(match.parts, ({ team }) => team).values()) {
    const ownStops = parts.map((part) => stops.get(part) ?? []);
    const landed = ownStops.flatMap(([first]) => first ?? []);
    const fights = ownStops.flatMap(([, ...later]) => later).sort((a, b) => a.at - b.at);
    const start = { ...meanOf(landed), at: Math.max(...landed.map(({ at }) => at)) };
    const end = Math.max(...parts.map((part) => part.end));
    const way = planTeamRoute(start, fights, end, zones, ground, roll);
    for (const part of parts) {
      const landing = landings.get(part);
      const own = stops.get(part);
      if (!landing || !own) continue;
      const [first] = own;
      const landedAt = { ...landing, place: { x: first?.x ?? 0, y: first?.y ?? 0 } };
      tracks.set(
        part,
        createTrack({ part, landing: landedAt, stops: own, way, flight, zones, ground, seed }),
      );
    }
  }
  return {
    ground,
    flight,
    zones,
    landings,
    stops,
    tracks,
    damages: splitDamage(match, tracks, landings, roll),
  };
};

/** Where a player was when they took part in a hit. */
export const findHitPlace = ({ stops }: Play, part: Part, hit: Hit): Point => {
  const { x, y } = stops.get(part)?.find((stop) => stop.hit === hit) ?? { x: 0, y: 0 };
  return { x, y };
};
