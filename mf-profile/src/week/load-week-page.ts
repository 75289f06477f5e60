import type { Site } from '@hotdrop/shared-domain/contract';
import type { Texts } from '@hotdrop/shared-ui/site';
import { loadWeekTexts } from './load-week-texts.ts';
import { weekLoader } from './week.loader.ts';
import { WeekPage } from './week.page.tsx';

/** The page, its loader, and its texts. */
export async function loadWeekPage(site: Site, texts: Texts) {
  await loadWeekTexts(texts, site.locale);
  return { Component: WeekPage, loader: weekLoader(site) };
}
