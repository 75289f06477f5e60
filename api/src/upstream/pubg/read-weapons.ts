import type { WeaponMastery } from '@hotdrop/shared-domain/wire';
import type { WeaponStatsAnswer, WeaponSummaryAnswer } from './shapes.ts';

type Figures = Omit<WeaponMastery, 'id' | 'level'>;

const none: Figures = { kills: 0, knocks: 0, headshots: 0, damage: 0, longestKill: null, mostKills: 0 };

const toFigures = (stats: WeaponStatsAnswer): Figures =>
  stats
    ? {
        kills: stats.Kills,
        knocks: stats.Groggies,
        headshots: stats.HeadShots,
        damage: stats.DamagePlayer,
        longestKill: stats.LongestKill || null,
        mostKills: stats.MostKillsInAGame,
      }
    : none;

const isUsed = ({ kills, knocks, damage }: Figures): boolean => kills + knocks + damage > 0;

const add = (one: Figures, other: Figures): Figures => ({
  kills: one.kills + other.kills,
  knocks: one.knocks + other.knocks,
  headshots: one.headshots + other.headshots,
  damage: one.damage + other.damage,
  longestKill: Math.max(one.longestKill ?? 0, other.longestKill ?? 0) || null,
  mostKills: Math.max(one.mostKills, other.mostKills),
});

/** The game shows the sum of normal and ranked play. The total is an older count that no longer grows. */
const sumFigures = (weapon: WeaponSummaryAnswer): Figures => {
  const sum = add(toFigures(weapon.OfficialStatsTotal), toFigures(weapon.CompetitiveStatsTotal));
  return isUsed(sum) ? sum : toFigures(weapon.StatsTotal);
};

/** Reads the weapons that a player has used, the one with the most kills first. */
export const toWeapons = (
  summaries: Readonly<Record<string, WeaponSummaryAnswer>>,
): readonly WeaponMastery[] =>
  Object.entries(summaries)
    .map(([id, weapon]) => ({ id, level: weapon.LevelCurrent, ...sumFigures(weapon) }))
    .filter(isUsed)
    .toSorted((a, b) => b.kills - a.kills || b.damage - a.damage);
