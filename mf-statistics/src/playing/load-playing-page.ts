import type { Site } from '@hotdrop/shared-domain/contract';
import type { Texts } from '@hotdrop/shared-ui/site';
import { PlayingPage } from './playing.page.tsx';

/** The page with its texts, which no other page needs. */
export async function loadPlayingPage(site: Site, texts: Texts) {
  const { messages } = await import(
    /* webpackChunkName: "playing-texts-[request]" */ `./catalogs/${site.locale}.po`
  );
  texts.load(site.locale, messages);
  return { Component: PlayingPage };
}
