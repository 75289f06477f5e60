import type { MatchEvent } from '@hotdrop/shared-domain/tracks';
import { dice, drawIn, matchSalts, mix } from '../../random.ts';
import type { Part, PlayedMatch } from '../simulate-match.ts';
import { type Circle, distanceBetween, type Point } from './geometry.ts';
import { findHitPlace, type Play, playOnMap } from './play.ts';
import { createHealth, type Loss, placeAt, type Step } from './track.ts';
import { drawInCircle } from './zones.ts';

/** Seconds between two reports of the zone, and of a player who walks far from any fight. */
const zoneStep = 10;
/** Seconds around a fight in which every step of a player is reported. */
const near = 14;
/** Seconds between care packages, and between and of bombings. Radius of a bombing as a share of the map. */
const packages = { first: 260, min: 130, range: 110 } as const;
const bombing = { first: 170, min: 150, range: 160, seconds: 45, radius: 0.03, last: 1000 } as const;

const cars: readonly string[] = [
  'Uaz_A_01_C',
  'Dacia_A_01_v2_C',
  'Buggy_A_01_C',
  'BP_Motorbike_04_C',
  'BP_Mirado_A_02_C',
  'BP_PickupTruck_A_01_C',
  'BP_CoupeRB_C',
];

const tenth = (value: number): number => Math.round(value * 10) / 10;
const toPlace = ({ x, y }: Point): Point => ({ x: tenth(x), y: tenth(y) });
const toCircle = ({ x, y, radius }: Circle): Circle => ({ ...toPlace({ x, y }), radius: tenth(radius) });

/** The damage that the zone does to a player who is outside of the circle. */
const burn = ({ zones }: Play, part: Part, steps: readonly Step[]): Loss[] =>
  steps.flatMap((step, i) => {
    const next = steps[i + 1];
    if (!next || step.at < zones.firstMove) return [];
    const blue = zones.blueAt(step.at);
    if (distanceBetween(step, blue) <= blue.radius) return [];
    const isLast = next.at >= part.end && part.death === 'byzone';
    return [{ at: next.at, amount: tenth(zones.burnAt(step.at) * (next.at - step.at)), isLast }];
  });

/** The places of a player, and their rides. */
const listSteps = (
  part: Part,
  steps: readonly Step[],
  fights: readonly number[],
  health: (time: number) => number,
): MatchEvent[] => {
  const { accountId } = part;
  const events: MatchEvent[] = [];
  const car = cars[part.team % cars.length] ?? 'Uaz_A_01_C';
  let last = Number.NEGATIVE_INFINITY;
  for (const [i, step] of steps.entries()) {
    const at = tenth(step.at);
    const place = toPlace(step);
    const before = steps[i - 1];
    const starts = step.drives && !before?.drives;
    const ends = !step.drives && before?.drives;
    if (starts && before)
      events.push({ kind: 'ride', at: tenth(before.at), accountId, vehicle: car, place: toPlace(before) });
    const isFight = fights.some((fight) => Math.abs(fight - at) <= near);
    const isAsked = isFight || step.drives || ends || step.altitude > 90 || at - last > zoneStep - 2;
    if (isAsked || i === steps.length - 1) {
      const vehicle = step.drives ? car : null;
      const altitude = Math.round(step.altitude);
      events.push({
        kind: 'position',
        at,
        accountId,
        place,
        altitude,
        health: Math.round(health(step.at)),
        vehicle,
      });
      last = at;
    }
    if (ends && before)
      events.push({ kind: 'leave', at: tenth(before.at), accountId, vehicle: car, place: toPlace(before) });
  }
  return events;
};

const listEliminations = (match: PlayedMatch, play: Play): MatchEvent[] =>
  match.hits.map((hit) => ({
    kind: hit.type,
    at: tenth(hit.at),
    by: hit.killer?.accountId ?? null,
    whom: hit.victim.accountId,
    weapon: hit.weapon,
    distance: hit.killer && Math.round(hit.distance * 100) / 100,
    byPlace: hit.killer && toPlace(findHitPlace(play, hit.killer, hit)),
    whomPlace: toPlace(findHitPlace(play, hit.victim, hit)),
  }));

const listZones = (match: PlayedMatch, { zones, ground }: Play, roll: () => number): MatchEvent[] => {
  if (zones.phases.length === 0) return [];
  const events: MatchEvent[] = zones.phases.map(({ shown }, i) => ({
    kind: 'phase',
    at: tenth(shown),
    phase: i + 1,
  }));
  let red: { readonly circle: Circle; readonly until: number } | null = null;
  let nextRed = bombing.first + drawIn(bombing, roll);
  for (let at = 0; at <= match.duration; at += zoneStep) {
    if (red && at > red.until) red = null;
    if (at >= nextRed && at < bombing.last) {
      const within = zones.whiteAt(at) ?? zones.blueAt(at);
      const circle = { ...drawInCircle(within, within.radius, roll), radius: ground.size * bombing.radius };
      red = { circle, until: at + bombing.seconds };
      nextRed = at + drawIn(bombing, roll);
    }
    const alive = match.parts.filter((part) => part.end > at || part.death === 'alive');
    const white = zones.whiteAt(at);
    events.push({
      kind: 'zone',
      at,
      blue: toCircle(zones.blueAt(at)),
      white: white && toCircle(white),
      red: red && toCircle(red.circle),
      alivePlayers: alive.length,
      aliveTeams: new Set(alive.map(({ team }) => team)).size,
    });
  }
  for (let at = packages.first; at < match.duration - packages.first; at += drawIn(packages, roll)) {
    const white = zones.whiteAt(at) ?? zones.blueAt(at);
    const place = ground.toLand(drawInCircle(white, white.radius, roll));
    events.push({ kind: 'package', at: tenth(at), place: toPlace(place) });
  }
  return events;
};

/** Everything that a match's telemetry would tell about places, in the order of time. */
export const listMatchEvents = (match: PlayedMatch, own: number): MatchEvent[] => {
  const seed = mix(own, matchSalts.tracks);
  const roll = dice(seed);
  const play = playOnMap(match, seed, roll);
  const knocked = new Set(match.hits.flatMap(({ type, victim }) => (type === 'knock' ? [victim] : [])));
  const events: MatchEvent[] = [...listZones(match, play, roll), ...listEliminations(match, play)];
  const lossesOf = new Map<Part, Loss[]>(match.parts.map((part) => [part, []]));
  for (const { at, by, whom, amount, weapon } of play.damages) {
    lossesOf.get(whom)?.push({ at, amount, isLast: false });
    const byPlace = toPlace(placeAt(play.tracks.get(by) ?? [], at));
    const whomPlace = toPlace(placeAt(play.tracks.get(whom) ?? [], at));
    const ids = { by: by.accountId, whom: whom.accountId };
    events.push({
      kind: 'damage',
      at: tenth(at),
      ...ids,
      amount,
      weapon,
      byPlace,
      whomPlace,
      cause: 'player',
    });
  }
  for (const { at, type, victim } of match.hits)
    if (type === 'knock' || !knocked.has(victim)) lossesOf.get(victim)?.push({ at, amount: 0, isLast: true });
  for (const [part, steps] of play.tracks) {
    const { accountId } = part;
    const burns = burn(play, part, steps);
    for (const { at, amount } of burns) {
      const damage = {
        by: null,
        whom: accountId,
        amount,
        weapon: null,
        byPlace: null,
        cause: 'zone',
      } as const;
      events.push({ kind: 'damage', at: tenth(at), ...damage, whomPlace: toPlace(placeAt(steps, at)) });
    }
    const landing = play.landings.get(part);
    const [landed] = play.stops.get(part) ?? [];
    if (landing && landing.jump !== null && landed)
      events.push({ kind: 'landing', at: tenth(landing.at), accountId, place: toPlace(landed) });
    const fights = (play.stops.get(part) ?? []).flatMap(({ at, hit }) => (hit ? [at] : []));
    const health = createHealth([...(lossesOf.get(part) ?? []), ...burns]);
    for (const event of listSteps(part, steps, fights, health)) events.push(event);
  }
  return events.sort((a, b) => a.at - b.at);
};
