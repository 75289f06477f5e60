import { bell, drawIn } from '../../random.ts';
import type { Hit, Part, PlayedMatch } from '../simulate-match.ts';
import { type Battleground, findBattleground } from './battleground.ts';
import { distanceBetween, meanOf, offsetBy, type Point } from './geometry.ts';
import { type Flight, type Landing, planLandings } from './landings.ts';
import { planMeetings, type Stop } from './meetings.ts';
import { planTeamRoute, travel, type Waypoint } from './team-routes.ts';
import { createTrack, placeAt, type Step } from './track.ts';
import { drawZones, noZones, type Zones } from './zones.ts';

/** A part of a player's damage. */
interface Damage {
  readonly at: number;
  readonly by: Part;
  readonly whom: Part;
  readonly amount: number;
  readonly weapon: string;
}

/** The most that a player takes before going down, and the shots and seconds for it. */
const whole = 100;
const shots = { min: 1, range: 4, seconds: 5 } as const;
/** Damage without a knock: the size of one hit, the seconds before a fight, and the distance at most. */
const stray = { min: 12, range: 30, seconds: 14, distance: 420, attempts: 16 } as const;

const cents = (value: number): number => Math.round(value * 100) / 100;

type Tracks = ReadonlyMap<Part, readonly Step[]>;

/** The shots that end with a knock, or with a death without one. The last one is at the time of the log. */
const shootDown = (hit: Hit, by: Part, amount: number, from: number, roll: () => number): Damage[] => {
  const count = Math.floor(drawIn(shots, roll));
  const each = cents(amount / count);
  return Array.from({ length: count }, (_, i) => ({
    at: i === count - 1 ? hit.at : Math.max(from, hit.at - roll() * shots.seconds),
    by,
    whom: hit.victim,
    weapon: hit.weapon,
    amount: i === count - 1 ? cents(amount - each * (count - 1)) : each,
  }));
};

/**
 * Splits each player's damage of the match into hits: the knocks and kills of the log, and the rest on
 * opponents near a fight of their team. The rest is left out if no opponent was near.
 */
const splitDamage = (
  match: PlayedMatch,
  tracks: Tracks,
  landings: ReadonlyMap<Part, Landing>,
  roll: () => number,
): Damage[] => {
  const landed = (part: Part) => landings.get(part)?.at ?? 0;
  const knocked = new Map(match.hits.filter(({ type }) => type === 'knock').map((hit) => [hit.victim, hit]));
  const fightsOf = new Map<number, Hit[]>();
  for (const hit of match.hits)
    for (const team of new Set([hit.victim.team, hit.killer?.team]))
      if (team !== undefined && hit.killer) fightsOf.set(team, [...(fightsOf.get(team) ?? []), hit]);
  const damages: Damage[] = [];

  const findTarget = (by: Part, fights: readonly Hit[]) => {
    for (let attempt = 0; attempt < stray.attempts; attempt++) {
      const fight = fights[Math.floor(roll() * fights.length)];
      const opponent = fight?.killer?.team === by.team ? fight.victim : fight?.killer;
      if (!fight || !opponent) return null;
      const at = fight.at - roll() * stray.seconds;
      const down = knocked.get(opponent)?.at ?? opponent.end;
      const ownDown = knocked.get(by)?.at ?? by.end;
      if (at < Math.max(landed(by), landed(opponent)) || at > Math.min(down, ownDown)) continue;
      const far = distanceBetween(placeAt(tracks.get(by) ?? [], at), placeAt(tracks.get(opponent) ?? [], at));
      if (far < stray.distance) return { whom: opponent, at };
    }
    return null;
  };

  const killsOf = Map.groupBy(
    match.hits.filter(({ type, killer }) => type === 'kill' && killer),
    ({ killer }) => killer,
  );
  for (const by of match.parts) {
    const kills = killsOf.get(by) ?? [];
    const total = cents(by.damage);
    const each = Math.min(whole, total / Math.max(1, kills.length));
    for (const kill of kills) {
      const hit = knocked.get(kill.victim) ?? kill;
      damages.push(...shootDown(hit, by, cents(each), Math.max(landed(by), landed(kill.victim)), roll));
    }
    let left = cents(total - cents(each) * kills.length);
    const fights = fightsOf.get(by.team) ?? [];
    while (left > 0) {
      const target = findTarget(by, fights);
      if (!target) break;
      const amount = left < stray.min * 2 ? left : cents(Math.min(left, drawIn(stray, roll)));
      damages.push({ ...target, by, amount, weapon: by.favorite.id });
      left = cents(left - amount);
    }
  }
  return damages;
};

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
        part,
        at,
        hit: null,
        x,
        y,
        ease: 0,
        region: 'any',
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
