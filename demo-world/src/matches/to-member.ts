import type { Person } from '../people.ts';
import { draw, mix } from '../random.ts';
import type { Member } from '../types.ts';
import type { Part, PlayedMatch } from './simulate-match.ts';

const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** A player's figures in a match. The simulation decides the fights; the rest follows from the survival time. */
export const toMember = (seed: number, match: PlayedMatch, part: Part, people: readonly Person[]): Member => {
  const own = mix(seed, match.lobby.slot * 16 + match.lobby.kind, match.lobby.number * 128 + part.index, 51);
  const roll = (salt: number) => draw(own, salt);
  const minutes = part.end / 60;
  const drove = part.end > 240 ? roll(1) ** 2 : 0;
  const platform = people[part.person]?.platform ?? match.lobby.pool;
  return {
    playerId: part.accountId,
    name: part.name,
    shard: platform.toUpperCase(),
    teamId: part.team + 1,
    teamRank: part.teamRank,
    teamTotal: match.teamTotal,
    kills: part.kills,
    assists: part.assists,
    damageDealt: round(part.damage),
    dbnos: part.knocks,
    walkDistance: round(minutes * (45 + 70 * roll(2))),
    rideDistance: round(minutes * 320 * drove),
    swimDistance: roll(3) < 0.12 ? round(60 * roll(4)) : 0,
    timeSurvived: round(part.end, 0),
    longestKill: round(part.longestKill),
    mainWeapon: part.damage > 20 ? part.favorite.id : null,
    headshotKills: part.headshots,
    roadKills: part.kills > 0 && roll(5) < 0.02 ? 1 : 0,
    teamKills: roll(6) < 0.004 ? 1 : 0,
    vehicleDestroys: roll(7) < 0.05 ? 1 : 0,
    revives: match.kind.teamSize > 1 ? Math.floor(roll(8) ** 3 * minutes * 0.12) : 0,
    boosts: Math.floor(roll(9) * minutes * 0.28),
    heals: Math.floor(roll(10) * minutes * 0.24),
    weaponsAcquired: 1 + Math.floor(roll(11) * Math.min(9, minutes * 0.5)),
    deaths: part.death === 'alive' ? 0 : 1,
  };
};
