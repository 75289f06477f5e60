import type { Site } from '@hotdrop/shared-domain/contract';
import type { Texts } from '@hotdrop/shared-ui/site';
import { matchesLoader } from './matches.loader.ts';
import { MatchesPage } from './matches.page.tsx';

/** The page, its loader, and its texts, which no other page needs. */
export async function loadMatchesPage(site: Site, texts: Texts) {
  const { messages } = await import(
    /* webpackChunkName: "profile-matches-texts-[request]" */ `./catalogs/${site.locale}.po`
  );
  texts.load(site.locale, messages);
  return { Component: MatchesPage, loader: matchesLoader(site) };
}
