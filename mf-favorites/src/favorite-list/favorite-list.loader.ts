import type { Site } from '@hotdrop/shared-domain/contract';
import { rankedModes } from '@hotdrop/shared-domain/game';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { activeSeasons } from '../seasons/active-seasons.ts';
import { type ActiveSeasons, chosenMode, leadingSeason } from '../seasons/ranked-stats.ts';

export interface FavoriteListData {
  readonly mode: string;
  readonly seasons: ActiveSeasons;
}

/** All that can be known of the page without the visitor's browser, which alone has the list. */
export const favoriteListLoader =
  (site: Site) =>
  async ({ request: { url, signal } }: LoaderFunctionArgs): Promise<FavoriteListData> => {
    const seasons = await activeSeasons(site, signal);
    const modes = rankedModes(site.game, leadingSeason(site.game, seasons));
    return { seasons, mode: chosenMode(modes, new URL(url).searchParams.get('mode')) };
  };
