import type { Locale } from '../../locale/index.ts';
import type { Game } from '../types.ts';
import { createPubg } from './create-pubg.ts';
import type { PubgWords } from './words/en.ts';

/** The names put the words into the chunk of the site's texts, so they need no request of their own. */
const load: Readonly<Record<Locale, () => Promise<{ readonly words: PubgWords }>>> = {
  ko: () => import(/* webpackChunkName: "texts-ko-po" */ './words/ko.ts'),
  en: () => import(/* webpackChunkName: "texts-en-po" */ './words/en.ts'),
  'zh-tw': () => import(/* webpackChunkName: "texts-zh-tw-po" */ './words/zh-tw.ts'),
  'zh-cn': () => import(/* webpackChunkName: "texts-zh-cn-po" */ './words/zh-cn.ts'),
  ja: () => import(/* webpackChunkName: "texts-ja-po" */ './words/ja.ts'),
};

/** Pages about places load them on demand. */
const townNames: Readonly<
  Partial<Record<Locale, () => Promise<{ readonly towns: Readonly<Record<string, string>> }>>>
> = {
  ko: () => import('./towns/ko.ts'),
  'zh-tw': () => import('./towns/zh-tw.ts'),
  'zh-cn': () => import('./towns/zh-cn.ts'),
  ja: () => import('./towns/ja.ts'),
};

const loaded = new Map<Locale, Promise<Game>>();

/** Loads the game for a page, which has one language: every name has the words of this language in all languages. */
export function loadPubg(locale: Locale): Promise<Game> {
  const loadTowns = townNames[locale];
  const game =
    loaded.get(locale) ??
    load[locale]().then(({ words }) =>
      createPubg(words, loadTowns && (async () => (await loadTowns()).towns)),
    );
  loaded.set(locale, game);
  game.catch(() => loaded.delete(locale));
  return game;
}
