import type { Locale } from '@hotdrop/shared-domain/locale';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** The texts of a page in one language: those of shared-ui and of the area. */
export type Texts = I18n;

type Catalog = { readonly messages: Messages };

/** Imports by full name, since a published package has compiled catalogs under other names. */
const catalogs: Readonly<Record<Locale, () => Promise<Catalog>>> = {
  en: () => import(/* webpackChunkName: "texts-en-po" */ '../../catalogs/en.po'),
  ko: () => import(/* webpackChunkName: "texts-ko-po" */ '../../catalogs/ko.po'),
  'zh-tw': () => import(/* webpackChunkName: "texts-zh-tw-po" */ '../../catalogs/zh-tw.po'),
  'zh-cn': () => import(/* webpackChunkName: "texts-zh-cn-po" */ '../../catalogs/zh-cn.po'),
  ja: () => import(/* webpackChunkName: "texts-ja-po" */ '../../catalogs/ja.po'),
};

/**
 * Loads the texts of one page in one language: those of shared-ui and the caller's. Each site has its own instance,
 * because a server renders several languages at once. The common chunk name puts both catalogs into one file.
 *
 *   loadTexts(site.locale, (locale) =>
 *     import(/* webpackChunkName: "texts-[request]" *\/ `../catalogs/${locale}.po`))
 */
export async function loadTexts(
  locale: Locale,
  importCatalog?: (locale: Locale) => Promise<Catalog>,
): Promise<Texts> {
  const [shared, own] = await Promise.all([catalogs[locale](), importCatalog?.(locale)]);
  return setupI18n({ locale, messages: { [locale]: { ...shared.messages, ...own?.messages } } });
}
