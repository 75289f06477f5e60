import type { TierBand, TierLabel, TierRules } from '@hotdrop/shared-domain/game';
import { compose, unknownName } from '@hotdrop/shared-domain/locale';
import { texts } from './texts.ts';

const names: Readonly<Record<string, typeof texts.bronze>> = {
  bronze: texts.bronze,
  silver: texts.silver,
  gold: texts.gold,
  king: texts.king,
};
/** Maps each tier to one of the tier icons in shared-ui. */
const marks: Readonly<Record<string, string>> = {
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
  king: 'survivor',
};
const ladder = ['bronze', 'silver', 'gold'] as const;
const divisions = ['3', '2', '1'];
const pointsOfDivision = 200;

function label(spelled: string, division = ''): TierLabel {
  const id = spelled.trim().toLowerCase();
  const known = Object.hasOwn(names, id) ? names[id] : undefined;
  const isKnown = known !== undefined;
  const name = known ?? unknownName(spelled);
  const full = division ? compose((tier = '', number = '') => `${tier} ${number}`, name, division) : name;
  return { id, division, name, label: full, mark: (isKnown && marks[id]) || 'neutral', isKnown };
}

const steps = ladder.flatMap((tier) => divisions.map((division) => label(tier, division)));
const bands: readonly TierBand[] = [...steps, label('king')].map((tier, index) => ({
  tier,
  from: index * pointsOfDivision,
  to: index < steps.length ? (index + 1) * pointsOfDivision : null,
}));
const lowest = label('bronze', '3');

export const tiers: TierRules = {
  ranked: () => [...ladder.map((id) => ({ id, divisions })), { id: 'king', divisions: [] }],
  read: ({ tier, subTier }) => label(tier, divisions.includes(subTier) ? subTier : ''),
  bands: () => bands,
  next(_, points) {
    const index = bands.findLastIndex(({ from }) => from <= points);
    const current = bands[index];
    const next = bands[index + 1];
    if (!current || !next) return null;
    const progress = (points - current.from) / pointsOfDivision;
    const divisionsDone = (index % divisions.length) + progress;
    return {
      tier: next.tier,
      missing: Math.ceil(next.from - points),
      progress,
      tierProgress: divisionsDone / divisions.length,
    };
  },
  byPoints: (points) => bands.findLast(({ from }) => from <= points)?.tier ?? lowest,
  title: () => null,
};
