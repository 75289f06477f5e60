import type { Site } from '@hotdrop/shared-domain/contract';
import { rankedModes } from '@hotdrop/shared-domain/game';
import { optionalDataSignal } from '@hotdrop/shared-domain/rules';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type ActiveSeasons, chosenMode, leadingSeason, loadActiveSeasons } from '../seasons/ranked-stats.ts';

export interface FavoriteListData {
  readonly mode: string;
  readonly seasons: ActiveSeasons;
}

/** Loads the data that does not depend on the list, which only the browser has. */
export const favoriteListLoader =
  (site: Site) =>
  async ({ request: { url, signal } }: LoaderFunctionArgs): Promise<FavoriteListData> => {
    const seasons = await loadActiveSeasons(site, optionalDataSignal(signal));
    const modes = rankedModes(site.game, leadingSeason(site.game, seasons));
    return { seasons, mode: chosenMode(modes, new URL(url).searchParams.get('mode')) };
  };
