import type { Locale } from '@hotdrop/shared-domain/locale';
import type { SiteProvider } from '@hotdrop/shared-ui/site';

type Texts = React.ComponentProps<typeof SiteProvider>['i18n'];

/** Adds the texts of the page and the picture of a week, which no other page needs. */
export async function loadWeekTexts(texts: Texts, locale: Locale): Promise<void> {
  const { messages } = await import(/* webpackChunkName: "week-texts-[request]" */ `./catalogs/${locale}.po`);
  texts.load(locale, messages);
}
