import type { Locale } from '@hotdrop/shared-domain/locale';
import type { Texts } from '@hotdrop/shared-ui/site';

/** Adds the texts of the page and the picture of a week, which no other page needs. */
export async function loadWeekTexts(texts: Texts, locale: Locale): Promise<void> {
  const { messages } = await import(
    /* webpackChunkName: "profile-week-texts-[request]" */ `./catalogs/${locale}.po`
  );
  texts.load(locale, messages);
}
