import type { Site } from '@hotdrop/shared-domain/contract';
import type { Texts } from '@hotdrop/shared-ui/site';
import type { LoaderArgs } from '../address/address.ts';
import { withHttpStatus } from '../loading/load-result.ts';
import { loadWeek, loadWeekTexts, type WeekData } from '../week-data/load-week.ts';
import { WeekPage } from './week.page.tsx';

const weekLoader =
  (site: Site) =>
  async (args: LoaderArgs): Promise<ReturnType<typeof withHttpStatus<WeekData>>> =>
    withHttpStatus(await loadWeek(site, args));

/** The page, its loader, and its texts. */
export async function loadWeekPage(site: Site, texts: Texts) {
  await loadWeekTexts(texts, site.locale);
  return { Component: WeekPage, loader: weekLoader(site) };
}
