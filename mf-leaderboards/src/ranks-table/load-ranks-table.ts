import type { Site } from '@hotdrop/shared-domain/contract';
import type { Texts } from '@hotdrop/shared-ui/site';
import { ranksTableLoader } from './ranks-table.loader.ts';
import { RanksTablePage } from './ranks-table.page.tsx';

/** The page, its loader, and its texts, which no other page needs. */
export async function loadRanksTable(site: Site, texts: Texts) {
  const { messages } = await import(
    /* webpackChunkName: "ranks-table-texts-[request]" */ `./catalogs/${site.locale}.po`
  );
  texts.load(site.locale, messages);
  return { Component: RanksTablePage, loader: ranksTableLoader(site) };
}
