import { readSeason, readTier } from '@hotdrop/shared-domain/game';
import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { rankedStats } from '@hotdrop/shared-domain/stats';
import { aTierAverage, someRankedStats, someSeasonStats } from '@hotdrop/shared-domain/testing';
import { buildOverview } from '../season/season-overview.ts';
import { findRival } from './find-rival.ts';

const season = readSeason(pubg, 'pc-2018-43');

function play(roundsPlayed: number) {
  const squad = someRankedStats({ roundsPlayed });
  const stats = someSeasonStats({ rankedStats: { squad } });
  const { chosen } = buildOverview(pubg, season, stats, { perspective: null, mode: null });
  if (!chosen) throw new Error('The player has no mode.');
  return { ...chosen.played, stats: rankedStats(squad), tier: readTier(pubg, squad.currentTier) };
}

test('compares with the tier of the player', () => {
  const rival = findRival(play(186), [aTierAverage()]);
  expect(rival).toMatchObject({ tier: { id: 'crystal' }, players: 112 });
  expect(rival?.comparisons.map(({ id }) => id)).toContain('winRate');
});

test('compares with everyone if the tier has too few players for an average', () => {
  const rival = findRival(play(186), [aTierAverage({ stats: null })]);
  expect(rival).toMatchObject({ tier: null, players: null });
  expect(rival?.comparisons.map(({ id }) => id)).toEqual(['kd', 'averageDamage']);
});

test('compares nothing before ten games', () => {
  expect(findRival(play(9), [aTierAverage()])).toBeNull();
});
