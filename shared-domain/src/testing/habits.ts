import type { MapsAndWeapons, MatchRecord, Teammate, Teammates } from '../wire/index.ts';
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
