import type { TierAverages } from '@hotdrop/shared-domain/wire';
import { expect } from '@playwright/test';
import { expectDifference, expectShown, type Shown } from './shown.ts';
import { mode, type Subject } from './subject.ts';

/** Compares the player's stats, the averages of the tier, and the differences in words. */
export function compareTier({ text, rows }: Shown, { tiers }: TierAverages, { stats }: Subject): void {
  const player = stats.rankedStats[mode];
  const average = tiers[mode]?.find(({ tier }) => tier === player?.currentTier.tier)?.stats;
  if (!player || !average || player.roundsPlayed < 10) {
    expect(text).toMatch(/Too few players are in|No player is in|The comparison needs/);
    return;
  }
  const { roundsPlayed: rounds, deaths } = player;
  const [winRate, top10Rate] = [(100 * player.wins) / rounds, 100 * (player.top10Ratio ?? 0)];
  const byShare = [
    { value: player.kills / deaths, average: average.kd, digits: 2 },
    { value: player.kda, average: average.kda, digits: 2 },
    { value: player.damageDealt / rounds, average: average.avgDamageDealt, digits: 0 },
    { value: (player.dBNOs ?? 0) / rounds, average: average.knocks, digits: 2 },
  ];
  /** Places and rates differ in their unit. */
  const byUnit = [
    { value: player.avgRank, average: average.avgRank, digits: 1 },
    { value: winRate, average: 100 * (average.winRatio ?? 0), digits: 1 },
    { value: top10Rate, average: 100 * (average.top10Ratio ?? 0), digits: 1 },
  ];
  expect(rows).toHaveLength(byShare.length + byUnit.length);
  for (const [at, { value, average, digits }] of [...byShare, ...byUnit].entries()) {
    const [, shown, , mean, difference] = rows[at] ?? [];
    const [exact, ofTier] = [value ?? Number.NaN, average ?? Number.NaN];
    expectShown(shown, exact, digits);
    expectShown(mean, ofTier, digits);
    if (at < byShare.length) expectDifference(difference, (100 * (exact - ofTier)) / ofTier);
    else expectDifference(difference, exact - ofTier, 1);
  }
}
