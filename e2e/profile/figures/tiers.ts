import type { TierAverages } from '@hotdrop/shared-domain/wire';
import { expect } from '@playwright/test';
import { expectDifference, expectShown, type Shown } from './shown.ts';
import { mode, type Subject } from './subject.ts';

/** Compares the player's figures, the averages of the tier, and the differences in words. */
export function compareTier({ text, rows }: Shown, { tiers }: TierAverages, { stats }: Subject): void {
  const own = stats.rankedStats[mode];
  const figures = tiers[mode]?.find(({ tier }) => tier === own?.currentTier.tier)?.figures;
  if (!own || !figures || own.roundsPlayed < 10) {
    expect(text).toMatch(/Too few players are in|No player is in|The comparison needs/);
    return;
  }
  const { roundsPlayed: rounds, deaths } = own;
  const [winRate, top10Rate] = [(100 * own.wins) / rounds, 100 * (own.top10Ratio ?? 0)];
  const byShare = [
    { value: own.kills / deaths, average: figures.kd, digits: 2 },
    { value: own.kda, average: figures.kda, digits: 2 },
    { value: own.damageDealt / rounds, average: figures.avgDamageDealt, digits: 0 },
    { value: (own.dBNOs ?? 0) / rounds, average: figures.knocks, digits: 2 },
  ];
  /** Places and rates differ in their unit. */
  const byUnit = [
    { value: own.avgRank, average: figures.avgRank, digits: 1 },
    { value: winRate, average: 100 * (figures.winRatio ?? 0), digits: 1 },
    { value: top10Rate, average: 100 * (figures.top10Ratio ?? 0), digits: 1 },
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
