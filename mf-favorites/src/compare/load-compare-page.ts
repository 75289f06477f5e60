import type { Site } from '@hotdrop/shared-domain/contract';
import type { Texts } from '@hotdrop/shared-ui/site';
import { compareLoader } from './compare.loader.ts';
import { ComparePage } from './compare.page.tsx';

/** The page, its loader, and its texts, which no other page needs. */
export async function loadComparePage(site: Site, texts: Texts) {
  const { messages } = await import(
    /* webpackChunkName: "compare-texts-[request]" */ `./catalogs/${site.locale}.po`
  );
  texts.load(site.locale, messages);
  return { Component: ComparePage, loader: compareLoader(site) };
}
