import { compose, type Locale, type Localized, localized, unknownName } from '../../locale/index.ts';
import type { TierLabel } from '../types.ts';
import type { PubgWords } from './words/en.ts';

type Group = keyof PubgWords;

/** The game's names in all languages of the page, by id. */
export type PubgNames = { readonly [G in Group]: Readonly<Record<keyof PubgWords[G], Localized>> };

/** Joins the words of the languages. */
export function joinWords(words: Readonly<Record<Locale, PubgWords>>): PubgNames {
  const join = (group: Group) => {
    const inLocale = (locale: Locale): Readonly<Record<string, string>> => words[locale][group];
    const text = (id: string, locale: Locale) => inLocale(locale)[id] ?? id;
    const ids = Object.keys(inLocale('en'));
    return Object.fromEntries(
      ids.map((id) => [
        id,
        localized(text(id, 'ko'), text(id, 'en'), text(id, 'zh-tw'), text(id, 'zh-cn'), text(id, 'ja')),
      ]),
    );
  };
  // Every language has the groups and ids of PubgWords, which TypeScript cannot follow through `fromEntries`.
  return Object.fromEntries(Object.keys(words.en).map((group) => [group, join(group as Group)])) as PubgNames;
}

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
