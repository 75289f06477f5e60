import type { Locale } from '@hotdrop/shared-domain/locale';
import { loadTexts } from '@hotdrop/shared-ui/site';

/** The shell's texts in one language: a chunk of their own, fetched with the page. */
export const loadShellTexts = (locale: Locale) =>
  loadTexts(locale, (name) => import(/* webpackChunkName: "texts-[request]" */ `../../catalogs/${name}.po`));

/** The name of the chunk that holds a language, the same in shell and areas. */
export const textsChunk = (locale: Locale) => `texts-${locale}-po`;
