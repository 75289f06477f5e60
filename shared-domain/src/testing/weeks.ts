import type { Partner, PlayedWeek } from '../wire/index.ts';
import { anOwnMatch } from './matches.ts';

export const aPartner = (change: Partial<Partner> = {}): Partner => ({
  accountId: 'account.shark',
  name: 'Shark_9912',
  shard: 'STEAM',
  games: 12,
  wins: 3,
  top10s: 11,
  tier: { tier: 'Gold', subTier: '2' },
  ...change,
});

const week = { start: '2026-11-09T00:00:00.000Z', end: '2026-11-16T00:00:00.000Z' };

/** Builds a week of two sessions: three matches on Tuesday and one on Sunday, 62 points won. */
export const somePlayedWeek = (change: Partial<PlayedWeek> = {}): PlayedWeek => {
  const played = (createdAt: string, teamRank: number, kills: number) =>
    anOwnMatch({ id: createdAt, createdAt, teamRank, kills, mapName: 'Desert_Main' });
  const tuesday = [
    played('2026-11-10T20:00:00.000Z', 12, 1),
    played('2026-11-10T20:30:00.000Z', 1, 6),
    played('2026-11-10T21:00:00.000Z', 4, 3),
  ];
  const sunday = [played('2026-11-15T23:50:00.000Z', 7, 2)];
  return {
    week: '2026-W46',
    ...week,
    isOver: true,
    figures: { matches: 4, wins: 1, top10s: 3, kills: 12, averageDamage: 312.4, timeSurvived: 6_028 },
    before: { matches: 9, wins: 0, top10s: 4, kills: 11, averageDamage: 288.1, timeSurvived: 12_400 },
    modes: [
      {
        mode: 'squad',
        matches: 4,
        points: {
          season: 'division.bro.official.pc-2018-43',
          from: 2784,
          to: 2846,
          readings: [
            { rankPoint: 2784, at: '2026-11-06T20:00:00.000Z', until: '2026-11-09T18:00:00.000Z' },
            { rankPoint: 2861, at: '2026-11-10T22:00:00.000Z' },
            { rankPoint: 2846, at: '2026-11-16T06:00:00.000Z' },
          ],
        },
      },
    ],
    bestMatch: { ...anOwnMatch(tuesday[1]), teamDamage: 1088 },
    bestMap: null,
    bestPartner: null,
    sessions: [
      {
        start: '2026-11-10T20:00:00.000Z',
        end: '2026-11-10T21:25:07.000Z',
        matches: tuesday,
        others: 1,
        points: 77,
      },
      {
        start: '2026-11-15T23:50:00.000Z',
        end: '2026-11-16T00:15:07.000Z',
        matches: sunday,
        others: 0,
        points: -15,
      },
    ],
    otherWeeks: [],
    ...change,
  };
};
