import type { Locale } from '@hotdrop/shared-domain/locale';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

type Catalog = { readonly messages: Messages };

/**
 * The texts of one page in one language: those of shared-ui and the caller's own. An instance for each site, since
 * a server speaks several languages at once. One chunk name for both catalogs makes them one file.
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
