import type { GradedPlayer } from '@hotdrop/shared-domain/stats';
import type { Person } from '../people.ts';
import { draw, memberSalts, mix, salts } from '../random.ts';
import type { Member } from '../types.ts';
import type { Part, PlayedMatch } from './simulate-match.ts';

const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Meters in a minute. */
const walkSpeed = { min: 45, range: 70 } as const;
const driveSpeed = 320;
const maxSwim = 60;
/** Players who die earlier have not found a vehicle, in seconds. */
const driveFrom = 240;
const chances = { swim: 0.12, roadKill: 0.02, teamKill: 0.004, vehicle: 0.05 } as const;
/** The most in a minute. */
const rates = { revives: 0.12, boosts: 0.28, heals: 0.24, weapons: 0.5 } as const;
const maxWeapons = 9;
/** A main weapon needs more damage than a stray hit. */
const mainWeaponDamage = 20;

/** The stats that a match's grades compare. */
export const toGradedPlayer = (part: Part): GradedPlayer => ({
  playerId: part.accountId,
  teamId: part.team + 1,
  teamRank: part.teamRank,
  kills: part.kills,
  assists: part.assists,
  damageDealt: round(part.damage),
  timeSurvived: round(part.end, 0),
});

/** A player's stats in a match. The simulation decides the fights; the rest follows from the survival time. */
export const toMember = (seed: number, match: PlayedMatch, part: Part, people: readonly Person[]): Member => {
  const own = mix(
    seed,
    match.lobby.slot * 16 + match.lobby.kind,
    match.lobby.number * 128 + part.index,
    salts.memberStats,
  );
  const roll = (salt: keyof typeof memberSalts) => draw(own, memberSalts[salt]);
  const minutes = part.end / 60;
  const drove = part.end > driveFrom ? roll('drive') ** 2 : 0;
  const platform = people[part.person]?.platform ?? match.lobby.pool;
  return {
    ...toGradedPlayer(part),
    name: part.name,
    shard: platform.toUpperCase(),
    teamTotal: match.teamTotal,
    dbnos: part.knocks,
    walkDistance: round(minutes * (walkSpeed.min + walkSpeed.range * roll('walk'))),
    rideDistance: round(minutes * driveSpeed * drove),
    swimDistance: roll('swim') < chances.swim ? round(maxSwim * roll('swimDistance')) : 0,
    longestKill: round(part.longestKill),
    mainWeapon: part.damage > mainWeaponDamage ? part.favorite.id : null,
    headshotKills: part.headshots,
    roadKills: part.kills > 0 && roll('roadKill') < chances.roadKill ? 1 : 0,
    teamKills: roll('teamKill') < chances.teamKill ? 1 : 0,
    vehicleDestroys: roll('vehicle') < chances.vehicle ? 1 : 0,
    revives: match.kind.teamSize > 1 ? Math.floor(roll('revives') ** 3 * minutes * rates.revives) : 0,
    boosts: Math.floor(roll('boosts') * minutes * rates.boosts),
    heals: Math.floor(roll('heals') * minutes * rates.heals),
    weaponsAcquired: 1 + Math.floor(roll('weapons') * Math.min(maxWeapons, minutes * rates.weapons)),
    deaths: part.death === 'alive' ? 0 : 1,
  };
};
