import type { Site } from '@hotdrop/shared-domain/contract';
import type { Texts } from '@hotdrop/shared-ui/site';
import { RatingPage } from './rating.page.tsx';

/** The page with its texts, which no other page needs. */
export async function loadRatingPage(site: Site, texts: Texts) {
  const { messages } = await import(
    /* webpackChunkName: "rating-texts-[request]" */ `./catalogs/${site.locale}.po`
  );
  texts.load(site.locale, messages);
  return { Component: RatingPage };
}
