import { compose, unknownName } from '../../locale/index.ts';
import type { TierLabel } from '../types.ts';
import type { PubgNames } from './names.ts';

export type TierId = keyof PubgNames['tiers'];

export type CreateTierLabel = (spelled: string, division?: string) => TierLabel;

/** No season has both, and each title has a tier with the same points. */
const borrowedMarks: Partial<Record<TierId, TierId>> = {
  elite: 'crystal',
  beginner: 'bronze',
  novice: 'silver',
  experienced: 'gold',
  skilled: 'platinum',
  specialist: 'diamond',
  expert: 'crystal',
};

export function createTierLabels({ tiers: names }: PubgNames): CreateTierLabel {
  const isTierId = (id: string): id is TierId => Object.hasOwn(names, id);

  return (spelled, division = '') => {
    const id = spelled.trim().toLowerCase();
    const isKnown = isTierId(id);
    const name = isKnown ? names[id] : unknownName(spelled);
    return {
      id,
      division,
      name,
      label: division ? compose((...parts) => parts.join(' '), name, division) : name,
      mark: isKnown ? (borrowedMarks[id] ?? id) : 'neutral',
      isKnown,
    };
  };
}
