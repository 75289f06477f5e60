import type { Locale } from '@hotdrop/shared-domain/locale';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

type Catalog = { readonly messages: Messages };

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
): Promise<I18n> {
  const [shared, own] = await Promise.all([
    import(/* webpackChunkName: "texts-[request]" */ `../../catalogs/${locale}.po`) as Promise<Catalog>,
    importCatalog?.(locale),
  ]);
  return setupI18n({ locale, messages: { [locale]: { ...shared.messages, ...own?.messages } } });
}
