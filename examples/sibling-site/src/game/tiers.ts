import type { TierBand, TierLabel, TierRules } from '@hotdrop/shared-domain/game';
import { asItIs, compose } from '@hotdrop/shared-domain/locale';
import { words } from './words.ts';

const names = { bronze: words.bronze, silver: words.silver, gold: words.gold, king: words.king };
/** Which of the marks that shared-ui draws stands for which tier. */
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
  const isKnown = Object.hasOwn(names, id);
  const name = isKnown ? names[id as keyof typeof names] : asItIs(spelled);
  const full = division ? compose((word = '', number = '') => `${word} ${number}`, name, division) : name;
  return { id, division, name, label: full, mark: (isKnown && marks[id]) || 'neutral', isKnown };
}

const steps = ladder.flatMap((tier) => divisions.map((division) => label(tier, division)));
const bands: readonly TierBand[] = [...steps, label('king')].map((tier, place) => ({
  tier,
  from: place * pointsOfDivision,
  to: place < steps.length ? (place + 1) * pointsOfDivision : null,
}));
const lowest = label('bronze', '3');

export const tiers: TierRules = {
  ranked: () => [...ladder.map((id) => ({ id, divisions })), { id: 'king', divisions: [] }],
  read: ({ tier, subTier }) => label(tier, divisions.includes(subTier) ? subTier : ''),
  bands: () => bands,
  next(_, points) {
    const place = bands.findLastIndex(({ from }) => from <= points);
    const here = bands[place];
    const next = bands[place + 1];
    if (!here || !next) return null;
    const progress = (points - here.from) / pointsOfDivision;
    const inTier = (place % divisions.length) + progress;
    return {
      tier: next.tier,
      missing: Math.ceil(next.from - points),
      progress,
      tierProgress: inTier / divisions.length,
    };
  },
  byPoints: (points) => bands.findLast(({ from }) => from <= points)?.tier ?? lowest,
  title: () => null,
};
