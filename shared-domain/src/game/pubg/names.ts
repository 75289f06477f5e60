import { compose, type Localized, unknownName, untranslated } from '../../locale/index.ts';
import type { TierLabel } from '../types.ts';
import type { PubgWords } from './words/en.ts';

type Group = keyof PubgWords;

/** The game's names by id, for a page in one language. */
export type PubgNames = { readonly [G in Group]: Readonly<Record<keyof PubgWords[G], Localized>> };

const nameAll = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([id, word]) => [id, untranslated(word)]));

export const createNames = (words: PubgWords): PubgNames =>
  // The names have the groups and ids of PubgWords, which TypeScript cannot follow through `fromEntries`.
  Object.fromEntries(
    Object.entries(words).map(([group, inGroup]) => [group, nameAll(inGroup)]),
  ) as unknown as PubgNames;

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
