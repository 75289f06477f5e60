import { createHash } from 'node:crypto';
import { accountIdOf, type SimulatedMatch } from './world.ts';

/** A match ends this many seconds after it began. */
export const duration = 1800;

export interface SimulatedMember {
  readonly id: string;
  readonly playerId: string;
  readonly name: string;
  readonly kills: number;
  readonly winPlace: number;
  /** A share from 0 to 1 for each stat that follows from chance. */
  readonly chance: (stat: number) => number;
}

export interface SimulatedTeam {
  readonly teamId: number;
  /** The roster's rank, which is sometimes another than the place of its players. */
  readonly rank: number;
  readonly place: number;
  readonly members: readonly SimulatedMember[];
}

const sizes: Readonly<Record<string, number>> = { solo: 1, duo: 2, squad: 4 };
const playersPerMatch = 96;

/** Team IDs are not small numbers: 200 and more, and 100064. */
const teamIdAt = (place: number): number => (place === 2 ? 100_064 : place > 20 ? 180 + place : 6 + place);

/** The winners' roster is ranked 30, and places 5 and 6 are exchanged. */
const rosterRanks: Readonly<Record<number, number>> = { 1: 30, 5: 6, 6: 5 };

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Other teams are different players in each match, with 4 to 16 random letters. */
const nameAt = ({ id, owner }: SimulatedMatch, place: number, seat: number): string => {
  if (place === 1) return seat === 0 ? owner.name : `${owner.name.slice(0, 11)}Mate${seat}`;
  const bytes = hash(`${id}/${place}/${seat}`);
  return bytes.toString('base64url').slice(0, 4 + (bytes.readUInt8(31) % 13));
};

const chanceAt = ({ id }: SimulatedMatch, place: number, seat: number) => {
  const bytes = hash(`${id}/${place}/${seat}/stats`);
  return (stat: number): number => bytes.readUInt32BE(stat * 4) / 2 ** 32;
};

/** The owner's team wins. Every third player of the other teams is a bot. */
export const listTeams = (match: SimulatedMatch): readonly SimulatedTeam[] => {
  const size = sizes[match.mode.replace('-fpp', '')] ?? 4;
  return Array.from({ length: playersPerMatch / size }, (_, i) => {
    const place = i + 1;
    return {
      teamId: teamIdAt(place),
      rank: rosterRanks[place] ?? place,
      place,
      members: Array.from({ length: size }, (_, seat) => {
        const name = nameAt(match, place, seat);
        const isBot = place > 1 && (place + seat) % 3 === 0;
        return {
          id: `participant-${place}-${seat}`,
          playerId: isBot ? `ai.${place * 10 + seat}` : accountIdOf(name),
          name,
          kills: place === 1 && seat === 0 ? 3 : Math.max(0, 2 - seat),
          winPlace: place,
          chance: chanceAt(match, place, seat),
        };
      }),
    };
  });
};

/** The service answers with more digits than anybody shows, as 32-bit numbers have them. */
const meters = (share: number, max: number): number => Math.fround(share * max);

const toParticipant = ({ id, playerId, name, kills, winPlace, chance }: SimulatedMember) => ({
  type: 'participant',
  id,
  attributes: {
    actor: '',
    shardId: 'steam',
    stats: {
      DBNOs: kills,
      assists: 0,
      boosts: Math.floor(chance(0) * 8),
      damageDealt: meters(kills + chance(1), 100),
      deathType: winPlace === 1 ? 'alive' : 'byplayer',
      headshotKills: 0,
      heals: Math.floor(chance(2) * 6),
      killPlace: 1,
      killStreaks: 1,
      kills,
      longestKill: kills > 0 ? meters(chance(3), 300) : 0,
      name,
      playerId,
      revives: 0,
      rideDistance: chance(4) < 0.4 ? 0 : meters(chance(4), 6_000),
      roadKills: 0,
      swimDistance: 0,
      teamKills: 0,
      timeSurvived: Math.ceil(chance(5) * duration),
      vehicleDestroys: 0,
      walkDistance: meters(chance(6), 4_000),
      weaponsAcquired: Math.floor(chance(7) * 9),
      winPlace,
    },
  },
});

const toRoster = ({ teamId, rank, place, members }: SimulatedTeam) => ({
  type: 'roster',
  id: `roster-${place}`,
  attributes: { won: String(rank === 1), shardId: 'steam', stats: { rank, teamId } },
  relationships: {
    participants: { data: members.map(({ id }) => ({ type: 'participant', id })) },
    team: { data: null },
  },
});

/** Answers a match whose telemetry is at this address. */
export const answerMatch = (match: SimulatedMatch, telemetryUrl: string) => {
  const teams = listTeams(match);
  const createdAt = match.createdAt.toISOString();
  return {
    data: {
      type: 'match',
      id: match.id,
      attributes: {
        createdAt,
        duration,
        matchType: match.owner.rankedModes.length > 0 ? 'competitive' : 'official',
        gameMode: match.mode,
        mapName: 'Baltic_Main',
        isCustomMatch: false,
        seasonState: 'progress',
        shardId: 'steam',
        stats: null,
        tags: null,
        titleId: 'bluehole-pubg',
      },
    },
    included: [
      ...teams.flatMap(({ members }) => members.map(toParticipant)),
      ...teams.map(toRoster),
      {
        type: 'asset',
        id: 'asset-1',
        attributes: { URL: telemetryUrl, createdAt, description: '', name: 'telemetry' },
      },
      { type: 'something-new', id: 'x' },
    ],
  };
};
