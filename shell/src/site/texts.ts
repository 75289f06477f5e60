import type { Locale } from '@hotdrop/shared-domain/locale';
import { loadTexts } from '@hotdrop/shared-ui/site';

/** Loads the shell's texts in one language. Each language has its own chunk, which loads with the page. */
export const loadShellTexts = (locale: Locale) =>
  loadTexts(locale, (name) => import(/* webpackChunkName: "texts-[request]" */ `../../catalogs/${name}.po`));

/** Name of a language's chunk, the same in the shell and the areas. */
export const textsChunk = (locale: string) => `texts-${locale}-po`;
