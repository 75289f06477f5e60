import type {
  MapsAndWeapons,
  MatchRecord,
  SharedMatch,
  SharedMatches,
  Teammate,
  Teammates,
} from '../wire/index.ts';
import { minutesAgo } from './clock.ts';

export const aMatchRecord = (change: Partial<MatchRecord> = {}): MatchRecord => ({
  games: 30,
  wins: 3,
  top10s: 21,
  averageDamage: 284.6,
  averagePlace: 6.4,
  longestKill: 278.2,
  ...change,
});

export const aTeammate = (change: Partial<Teammate> = {}): Teammate => ({
  accountId: 'account.shark',
  name: 'Shark_9912',
  shard: 'STEAM',
  games: 20,
  wins: 3,
  lastPlayedAt: minutesAgo(700),
  tier: { tier: 'Gold', subTier: '2' },
  ...change,
});

/** Builds the answer for a player who wins more on Miramar, and with the AKM does more damage. */
export const someMapsAndWeapons = (change: Partial<MapsAndWeapons> = {}): MapsAndWeapons => ({
  all: aMatchRecord({ games: 60, wins: 6, top10s: 42 }),
  maps: [
    { mapName: 'Baltic_Main', ...aMatchRecord({ games: 33, wins: 1, top10s: 23, averageDamage: 301 }) },
    { mapName: 'Desert_Main', ...aMatchRecord({ games: 25, wins: 5, top10s: 18, averagePlace: 4.5 }) },
    {
      mapName: 'Savage_Main',
      ...aMatchRecord({ games: 2, wins: 0, top10s: 1, averageDamage: 410, longestKill: null }),
    },
  ],
  weapons: [
    { weapon: 'WeapBerylM762_C', ...aMatchRecord({ games: 40, wins: 4, averageDamage: 280 }) },
    { weapon: 'WeapAK47_C', ...aMatchRecord({ games: 12, wins: 2, averageDamage: 293 }) },
  ],
  modes: ['squad', 'duo'],
  ...change,
});

export const someTeammates = (change: Partial<Teammates> = {}): Teammates => ({
  games: 60,
  wins: 6,
  teammates: [
    aTeammate(),
    aTeammate({ accountId: 'account.gecko', name: 'tangygecko', games: 12, wins: 1, tier: null }),
  ],
  ...change,
});

const aSharedMatch = (change: Partial<SharedMatch> = {}): SharedMatch => ({
  id: 'match-shared',
  createdAt: minutesAgo(660),
  mapName: 'Baltic_Main',
  gameMode: 'squad',
  teamTotal: 16,
  teams: [
    {
      rank: 6,
      players: [
        { accountId: 'Ada', kills: 2 },
        { accountId: 'Bea', kills: 1 },
      ],
    },
  ],
  ...change,
});

/** Builds the shared matches of Ada and Bea: ten together, and one against each other. */
export const someSharedMatches = (change: Partial<SharedMatches> = {}): SharedMatches => ({
  all: { games: 10, wins: 2, top10s: 8 },
  others: [{ accountId: 'Bea', together: 10, against: 1, ahead: 1 }],
  together: {
    games: 10,
    matches: [aSharedMatch(), aSharedMatch({ id: 'match-won', mapName: 'Desert_Main' })],
  },
  against: {
    games: 1,
    matches: [
      aSharedMatch({
        id: 'match-against',
        gameMode: 'duo',
        teams: [
          { rank: 3, players: [{ accountId: 'Ada', kills: 4 }] },
          { rank: 7, players: [{ accountId: 'Bea', kills: 0 }] },
        ],
      }),
    ],
  },
  ...change,
});
