import { aPlayer, someRankedStats } from '@hotdrop/shared-domain/testing';
import type { RankedModeStats } from '@hotdrop/shared-domain/wire';
import type { RankedPlayer } from './compared.ts';
import { findLeaders } from './find-leaders.ts';

const aContender = (name: string, change: Partial<RankedModeStats> | null = {}): RankedPlayer => ({
  player: aPlayer({ accountId: name, name }),
  stats: null,
  linkSeason: null,
  ranked: change && someRankedStats(change),
});
const leadersOf = (...players: readonly RankedPlayer[]) => {
  const found = findLeaders(players);
  if (!found) throw new Error('There are too few players.');
  return { ...found, names: found.leaders.map(({ player }) => player.name) };
};

test.each([
  ['one player', [aContender('A')]],
  ['one player with games', [aContender('A'), aContender('B', null)]],
  ['no player', []],
])('there is no leader of %s', (_, players) => {
  expect(findLeaders(players)).toBeNull();
});

test('equal players lead in nothing', () => {
  expect(leadersOf(aContender('A'), aContender('B'))).toMatchObject({
    names: [],
    led: 0,
    compared: 8,
    hitsHardest: false,
    points: null,
    busiest: null,
  });
});

test('the leader has the most best stats, shared ones left out, and fewer places are better', () => {
  const found = leadersOf(
    aContender('A', { kda: 5, avgRank: 4, wins: 20 }),
    aContender('B', { avgRank: 3 }),
    aContender('C', { kda: 5 }),
  );
  // A has the wins and their rate. The KDA is shared, and the place is B's.
  expect(found).toMatchObject({ names: ['A'], led: 2, compared: 8 });
});

test('several can lead in equally many stats', () => {
  const { names, led } = leadersOf(aContender('A', { kda: 5 }), aContender('B', { avgRank: 3 }));
  expect([names, led]).toEqual([['A', 'B'], 1]);
});

test('stats that are known of one player only are not compared', () => {
  const unknown = { top10Ratio: null, avgRank: null };
  expect(leadersOf(aContender('A', unknown), aContender('B')).compared).toBe(6);
});

test('names who has the most points and by how many', () => {
  const { points } = leadersOf(
    aContender('A', { currentRankPoint: 2577.4 }),
    aContender('B', { currentRankPoint: 3003 }),
    aContender('C', { currentRankPoint: 2845 }),
  );
  expect([points?.first.player.name, points?.second.player.name, points?.ahead]).toEqual(['B', 'C', 158]);
});

test('says nothing about points if fewer than two players have a rank', () => {
  const unranked = { currentRankPoint: 0 };
  const found = leadersOf(aContender('A'), aContender('B', unranked), aContender('C', unranked));
  expect([found.points, found.compared]).toEqual([null, 7]);
});

test('names who plays most, and whether they have the most wins', () => {
  const busy = { roundsPlayed: 200, wins: 16 };
  expect(leadersOf(aContender('A', busy), aContender('B', { wins: 7 })).busiest).toMatchObject({
    who: { player: { name: 'A' } },
    hasMostWins: true,
  });
  expect(leadersOf(aContender('A', busy), aContender('B', { wins: 16 })).busiest?.hasMostWins).toBe(false);
});
