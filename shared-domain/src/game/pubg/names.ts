import { type Localized, untranslated } from '../../locale/index.ts';
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
