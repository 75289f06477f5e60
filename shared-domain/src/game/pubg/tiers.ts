import type { Season, Tier, TierBand, TierRules } from '../types.ts';
import { type CreateTierLabel, createTierLabels, type PubgNames, type TierId } from './names.ts';
import { newLadderFrom } from './seasons.ts';

const five = ['5', '4', '3', '2', '1'];
const four = five.slice(1);

const ladder = (
  divisions: readonly string[],
  ids: readonly TierId[],
  top: readonly TierId[],
): readonly Tier[] => [...ids.map((id) => ({ id, divisions })), ...top.map((id) => ({ id, divisions: [] }))];

const before36 = ladder(five, ['bronze', 'silver', 'gold', 'platinum', 'diamond'], ['master']);
const since36 = ladder(
  four,
  ['bronze', 'silver', 'gold', 'platinum', 'crystal', 'diamond'],
  ['master', 'survivor'],
);

const isNewLadder = (season: Season) => season.number === null || season.number >= newLadderFrom;

/** The observed first points of each tier, and its width. Survivor depends on the rank instead of points. */
const observed = {
  before: { lowest: 1000, width: 500, top: 'master' },
  since: { lowest: 1000, width: 400, top: 'master' },
} as const;

const bandsIn = (
  ladder: readonly Tier[],
  { lowest, width }: { lowest: number; width: number },
  tierLabel: CreateTierLabel,
): readonly TierBand[] => {
  const tiers = ladder.filter((tier) => tier.divisions.length > 0);
  return [
    ...tiers.flatMap(({ id, divisions }, place) =>
      divisions.map((division, step) => ({
        tier: tierLabel(id, division),
        from: lowest + place * width + (step * width) / divisions.length,
        to: lowest + place * width + ((step + 1) * width) / divisions.length,
      })),
    ),
    { tier: tierLabel('master'), from: lowest + tiers.length * width, to: null },
  ];
};

const rankedOf = (season: Season) => (!season.hasRanked ? [] : isNewLadder(season) ? since36 : before36);

function nextTier(bands: readonly TierBand[], points: number) {
  if (!Number.isFinite(points)) return null;
  const here = Math.max(
    0,
    bands.findLastIndex((band) => points >= band.from),
  );
  const present = bands[here];
  const next = bands[here + 1];
  if (!present || !next) return null;
  const tier = bands.filter(({ tier: { id } }) => id === present.tier.id);
  return {
    tier: next.tier,
    missing: Math.ceil(next.from - points),
    progress: share(points, present.from, next.from),
    tierProgress: share(
      points,
      Math.min(...tier.map((band) => band.from)),
      Math.max(...tier.map((band) => band.to ?? band.from)),
    ),
  };
}

const share = (points: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (points - from) / (to - from)));

/** Old seasons: the rank points at which each tier begins, best first. */
const oldTiers: readonly (readonly [number, TierId])[] = [
  [6000, 'master'],
  [5000, 'elite'],
  [4000, 'diamond'],
  [3000, 'platinum'],
  [2000, 'gold'],
  [1000, 'silver'],
  [1, 'bronze'],
];

/** 1 to 199 is division 5, 800 to 999 division 1. */
const divisionOf = (points: number) => String(5 - Math.floor((points % 1000) / 200));

const titles: readonly (readonly [number, TierId])[] = [
  [6000, 'survivor'],
  [5000, 'expert'],
  [4000, 'specialist'],
  [3000, 'skilled'],
  [2000, 'experienced'],
  [1000, 'novice'],
  [1, 'beginner'],
];

const hasNoDivision = new Set(['unranked', 'master', 'survivor']);

export function createTiers(names: PubgNames): TierRules {
  const tierLabel = createTierLabels(names);
  const bands = {
    before: bandsIn(before36, observed.before, tierLabel),
    since: bandsIn(since36, observed.since, tierLabel),
  };
  const bandsOf = (season: Season) =>
    season.hasRanked ? bands[isNewLadder(season) ? 'since' : 'before'] : [];

  return {
    ranked: rankedOf,
    read: ({ tier, subTier }) => {
      const division = subTier.trim();
      const isShown = division !== '0' && !hasNoDivision.has(tier.trim().toLowerCase());
      return tierLabel(tier, isShown ? division : '');
    },
    bands: bandsOf,
    next: (season, points) => nextTier(bandsOf(season), points),
    byPoints: (points) => {
      const found = oldTiers.find(([from]) => points >= from);
      if (!found) return tierLabel('unranked');
      return tierLabel(found[1], found[1] === 'bronze' ? divisionOf(points) : '');
    },
    title: (season, points) => {
      if (season.group !== 'survival') return null;
      const found = titles.find(([from]) => points >= from);
      if (!found) return tierLabel('unranked');
      return tierLabel(found[1], found[0] < 5000 ? divisionOf(points) : '');
    },
  };
}
