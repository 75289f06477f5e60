import type { TierAverages } from '@hotdrop/shared-domain/wire';
import { expectDifference, expectShown, type Shown } from './shown.ts';
import { mode, type Subject } from './subject.ts';

/** Compares the player's stats, and their differences to the average of the tier. */
export function compareTier({ tiles }: Shown, { tiers }: TierAverages, { stats }: Subject): void {
  const player = stats.rankedStats[mode];
  const average = tiers[mode]?.find(({ tier }) => tier === player?.currentTier.tier)?.stats;
  // The card compares with everyone, or with nobody.
  if (!player || !average || player.roundsPlayed < 10) return;
  const { roundsPlayed: rounds, deaths } = player;
  const compare = (label: string, value: number, mean: number | null, digits: number, isInUnit: boolean) => {
    const tile = tiles[label];
    expectShown(tile?.value, value, digits);
    const ofTier = mean ?? Number.NaN;
    if (isInUnit) expectDifference(tile?.words, value - ofTier, 1);
    else expectDifference(tile?.words, (100 * (value - ofTier)) / ofTier);
  };
  compare('K/D', player.kills / deaths, average.kd, 2, false);
  compare('Average damage', player.damageDealt / rounds, average.avgDamageDealt, 0, false);
  compare('Knocks a game', (player.dBNOs ?? 0) / rounds, average.knocks, 2, false);
  // A smaller place is better.
  const [place, meanPlace] = [player.avgRank ?? Number.NaN, average.avgRank ?? Number.NaN];
  expectShown(tiles['Average rank']?.value, place, 1);
  expectDifference(tiles['Average rank']?.words, meanPlace - place, 1);
  compare('Win rate', (100 * player.wins) / rounds, 100 * (average.winRatio ?? 0), 1, true);
  compare('Top 10 rate', 100 * (player.top10Ratio ?? 0), 100 * (average.top10Ratio ?? 0), 1, true);
}
