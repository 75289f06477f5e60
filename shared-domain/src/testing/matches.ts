import type {
  KillLogEntry,
  MatchBests,
  MatchDetail,
  MatchMember,
  MatchParticipant,
  MatchSummary,
  MatchTeam,
  OwnMatch,
  PlayedSession,
} from '../wire/index.ts';
import { minutesAgo } from './clock.ts';
import { aPlayer } from './players.ts';

export const aParticipant = (change: Partial<MatchParticipant> = {}): MatchParticipant => ({
  playerId: aPlayer().accountId,
  name: aPlayer().name,
  shard: 'STEAM',
  teamRank: 3,
  teamTotal: 16,
  kills: 4,
  assists: 2,
  damageDealt: 512.4,
  dbnos: 5,
  walkDistance: 2_410,
  rideDistance: 1_250,
  timeSurvived: 1_507,
  longestKill: 212.3,
  mainWeapon: 'WeapHK416_C',
  ...change,
});

const where = {
  id: '9f2c6d10-4b1e-4c55-8a70-0d6f3a1b2c3d',
  createdAt: minutesAgo(180),
  matchType: 'competitive',
  gameMode: 'squad',
  mapName: 'Baltic_Main',
  duration: 1_812,
};

/** Builds a match of a list. */
export const aMatch = (change: Partial<MatchSummary> = {}): MatchSummary => ({
  ...where,
  participants: [aParticipant()],
  ...change,
});

export const aMember = (change: Partial<MatchMember> = {}): MatchMember => ({
  ...aParticipant(),
  teamId: 3,
  headshotKills: 1,
  roadKills: 0,
  teamKills: 0,
  vehicleDestroys: 0,
  revives: 1,
  boosts: 4,
  heals: 3,
  weaponsAcquired: 5,
  swimDistance: 0,
  deaths: 1,
  ranked: { tier: 'Crystal', subTier: '2', rankPoint: 2846 },
  ...change,
});

export const aTeam = (change: Partial<MatchTeam> = {}): MatchTeam => ({
  teamId: 3,
  rank: 3,
  members: [aMember()],
  ...change,
});

export const aKill = (change: Partial<KillLogEntry> = {}): KillLogEntry => ({
  type: 'kill',
  at: 849,
  by: { playerId: aPlayer().accountId, name: aPlayer().name, teamId: 3 },
  whom: { playerId: 'account.dusty', name: 'DustyParka', teamId: 9 },
  weapon: 'WeapBerylM762_C',
  distance: 81.2,
  place: 9,
  ...change,
});

/** Builds an opened match. */
export const aMatchDetail = (change: Partial<MatchDetail> = {}): MatchDetail => ({
  ...where,
  teams: [
    aTeam(),
    aTeam({
      teamId: 9,
      rank: 9,
      members: [
        aMember({ playerId: 'account.dusty', name: 'DustyParka', teamId: 9, teamRank: 9, ranked: null }),
      ],
    }),
  ],
  killLog: { state: 'ready', entries: [aKill({ type: 'knock', at: 843 }), aKill()] },
  player: aMember(),
  ...change,
});

export const anOwnMatch = (change: Partial<OwnMatch> = {}): OwnMatch => ({
  id: where.id,
  createdAt: where.createdAt,
  mapName: where.mapName,
  teamRank: 3,
  teamTotal: 16,
  kills: 4,
  damageDealt: 512.4,
  timeSurvived: 1_507,
  ...change,
});

/** Builds the best figures of 38 matches. */
export const someBests = (change: Partial<MatchBests> = {}): MatchBests => ({
  matches: 38,
  kills: 9,
  damageDealt: 1_040.2,
  longestKill: 250.4,
  ...change,
});

/** Builds a session of three ranked matches. */
export const aSession = (change: Partial<PlayedSession> = {}): PlayedSession => ({
  start: minutesAgo(180),
  end: minutesAgo(70),
  matches: 3,
  others: 0,
  ranked: 3,
  wins: 1,
  top10s: 2,
  kills: 9,
  averageDamage: 301,
  best: anOwnMatch({ teamRank: 1 }),
  points: null,
  ...change,
});
